import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { bodySource, focusBody } from '../support/browser/body-text.ts';
import { desktop, phone } from '../support/browser/chromium.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { tabTo, tabToTool, toEndOf } from '../support/browser/hands.ts';
import { aPhoto } from '../support/images.ts';
import { structuredData, typeOf } from '../support/pages/structured-data.ts';
import { editing } from '../support/writing/editing.ts';
import { anEditor, callFunction, siteIsLive } from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

async function insert(page: Page, typed: string, name: string): Promise<void> {
  await tabToTool(page, 'Invoegen');
  await page.keyboard.press('Enter');
  await page.keyboard.type(typed);
  await page.getByRole('option', { name, selected: true }).waitFor();
  await page.keyboard.press('Enter');
}

const save = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s');
  await page.locator('.toast').getByText('Opgeslagen', { exact: true }).waitFor();
};

async function publish(slug: string): Promise<void> {
  const body = { slug, language: 'nl' };
  expect((await callFunction(url, 'publish-blog-post', { token, body })).status).toBe(200);
  await siteIsLive(product, token);
}

describe('blocks of an article', () => {
  test('are inserted by keyboard, stored as allowed HTML, and shown on the public page', async () => {
    const { page, body, stored, slug, troubles } = await editing(token, '<p>Begin.</p>');
    const { keyboard } = page;
    await toEndOf(body);
    await keyboard.press('Enter');
    await insert(page, 'kad', 'Kader');
    await keyboard.type('Let op bij storm.');
    expect(await accessibilityProblems(page)).toEqual([]);
    await insert(page, 'vra', 'Vraag en antwoord (uitklapbaar)');
    await keyboard.type('Hoe vaak?');
    await keyboard.press('Enter');
    await keyboard.type('Elke week.');
    await insert(page, 'knop', 'Knop naar de offerte');
    await page.getByRole('dialog', { name: 'Knop naar de offerte' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'Verhuurpakket' }));
    await keyboard.press('Enter');
    await body.getByText('Vraag een offerte aan').waitFor();
    await expect.poll(() => body.evaluate((text) => text === document.activeElement)).toBe(true);
    await keyboard.type('!');
    await insert(page, 'kaart', 'Kaart van een artikel');
    const dialog = page.getByRole('dialog', { name: 'Kaart van een artikel' });
    await dialog.getByLabel('Zoek een artikel op titel').fill('winterklaar');
    const found = dialog.getByRole('button', { name: /winterklaar/ });
    await tabTo(page, found);
    await keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await insert(page, 'prijs', 'Prijstabel');
    await body.getByText('Onze prijzen').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await save(page);
    expect(await stored()).toMatch(
      new RegExp(
        String.raw`<p>Begin.</p>\s+<aside>\n<p>Let op bij storm.</p>\n</aside>\s+` +
          String.raw`<details>\n<summary>Hoe vaak\?</summary>\n<p>Elke week.</p>\n</details>\s+` +
          String.raw`<p class="to-quote"><a href="/nl\?pkg=rental#contact">Vraag een offerte aan!</a></p>\s+` +
          String.raw`<p class="to-article"><a href="/blog/huis-winterklaar-maken-nl">[^<]+</a></p>\s+` +
          String.raw`<p class="to-prices"><a href="/nl#pricing">Onze prijzen</a></p>`,
      ),
    );

    await publish(slug);
    await page.goto(`${url}/blog/${slug}`);
    const data = structuredData(await page.content());
    expect(data.find((block) => typeOf(block) === 'FAQPage')).toMatchObject({
      mainEntity: [{ name: 'Hoe vaak?', acceptedAnswer: { text: 'Elke week.' } }],
    });
    await page.locator('.prose table').getByText('Basispakket').waitFor();
    await page.getByText('Hoe vaak?').click();
    await page.getByText('Elke week.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Vraag een offerte aan!' }).click();
    await page.waitForURL(/pkg=rental/);
    expect(troubles).toEqual([]);
  });

  test(
    'can be wide images, or pairs that are reported until the second image is added',
    { tags: ['heavy'] },
    async () => {
      const { page, body, stored, slug, troubles } = await editing(token, '<p>Begin.</p>');
      const file = async () => ({ name: 'pomp.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
      await toEndOf(body);
      await page.locator('.rich-text > input[type="file"]').setInputFiles(await file());
      const words = page.getByLabel('Beschrijving van deze afbeelding');
      await words.fill('Voor');
      const size = page.getByLabel('Plaats op de pagina');
      await tabTo(page, size);
      await page.keyboard.press('ArrowDown');
      await body.locator('figure.wide').waitFor();
      await page.keyboard.press('ArrowDown');
      await body.locator('figure.pair[data-pair="Hier ontbreekt de tweede afbeelding"]').waitFor();
      await page.getByText('De tweede afbeelding van dit paar ontbreekt nog.').waitFor();
      expect(await size.evaluate((field) => field === document.activeElement)).toBe(true);
      // The bar at the top may cover part of a button, so the test scrolls to the top before it runs axe.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await accessibilityProblems(page)).toEqual([]);
      const chooser = page.waitForEvent('filechooser');
      await tabTo(page, page.getByRole('button', { name: 'Tweede afbeelding kiezen' }));
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(await file());
      await body.locator('figure.pair figure').nth(1).waitFor();
      await words.fill('Na');
      expect(await body.locator('[data-pair]').count()).toBe(0);
      await save(page);
      expect(await stored()).toMatch(
        /<figure class="pair">\n<figure><img [^>]*alt="Voor"[^>]*><\/figure>\n<figure><img [^>]*alt="Na"[^>]*><\/figure>\n<\/figure>/,
      );

      await publish(slug);
      for (const [{ viewport }, isBeside] of [
        [desktop, true],
        [phone, false],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.goto(`${url}/blog/${slug}`);
        // A busy browser may apply the new window size only after the page has loaded.
        await expect
          .poll(() =>
            page.locator('.pair figure').evaluateAll(([before, after]) => {
              const [one, other] = [before?.getBoundingClientRect(), after?.getBoundingClientRect()];
              if (!one || !other) return undefined;
              const width = document.documentElement.scrollWidth;
              return { isBeside: other.x > one.x, isBelow: other.y >= one.bottom, width };
            }),
          )
          .toEqual({ isBeside, isBelow: !isBeside, width: viewport.width });
      }
      expect(troubles).toEqual([]);
    },
  );

  test('can be searched by keyboard, and the words that are found can be replaced', async () => {
    const { page, body, stored, troubles } = await editing(
      token,
      '<p>Het <strong>zwem</strong>bad.</p>\n\n<ul>\n<li>Zwembad</li>\n<li>zwembaden</li>\n</ul>',
      { view: phone },
    );
    const { keyboard } = page;
    await body.getByText('Het zwembad.').click();
    await keyboard.press('End');
    await page.getByRole('button', { name: 'Invoegen' }).click();
    await page.getByRole('option', { name: 'Kader' }).waitFor();
    expect(await tooWide(page)).toBe(0);
    await keyboard.press('Escape');
    await keyboard.press('ControlOrMeta+f');
    const bar = page.getByRole('search', { name: 'Zoeken en vervangen' });
    await keyboard.type('zwembad');
    await bar.getByText('Gevonden: 3').waitFor();
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await bar.getByText('3 van 3').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await keyboard.press('Tab');
    await keyboard.type('bad');
    await keyboard.press('Enter');
    await bar.getByText(/van 2$/).waitFor();
    await tabTo(page, bar.getByRole('button', { name: 'Alles vervangen' }));
    await keyboard.press('Enter');
    await bar.getByText('Vervangen: 2').waitFor();
    expect(await tooWide(page)).toBe(0);
    await keyboard.press('Escape');
    expect(await body.evaluate((text) => text === document.activeElement)).toBe(true);
    // The source view shows the same text, and leaving it keeps the undo history.
    expect(await bodySource(page, 'Inhoud')).toContain('<li>bad</li>');
    await focusBody(body);
    await keyboard.press('ControlOrMeta+z');
    await body.getByText('Zwembad', { exact: true }).waitFor();
    await keyboard.press('ControlOrMeta+y');
    await body.getByText('bad', { exact: true }).last().waitFor();
    await body.getByText('Zwembad', { exact: true }).waitFor({ state: 'detached' });
    await save(page);
    expect(await stored()).toBe(
      '<p>Het <strong>bad</strong>.</p>\n\n<ul>\n<li>bad</li>\n<li>baden</li>\n</ul>',
    );
    expect(troubles).toEqual([]);
  });
});
