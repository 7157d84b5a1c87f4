import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { desktop, phone, phoneThenDesktop } from '../../support/browser/chromium.ts';
import { tabTo, toEndOf } from '../../support/browser/hands.ts';
import { tooWide } from '../../support/browser/in-view.ts';
import { signedInPage } from '../../support/browser/signed-in.ts';
import { aPhoto } from '../../support/images.ts';
import { aKnownArticle, knownChange } from '../../support/stand-ins/demo-translator.ts';
import { anEditor, callFunction, eventually } from '../../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

const read = async (slug: string) => (await callFunction(url, `read-post?slug=${slug}`, { token })).json;

async function aTranslatedArticle(html = ''): Promise<string> {
  const known = aKnownArticle({ languages: ['nl', 'en'], publish_main: false });
  const article = { ...known, html_nl: known.html_nl + html };
  expect((await callFunction(url, 'create-multilingual-blog', { token, body: article })).status).toBe(200);
  await eventually(() => read(`${article.slug_base}-en`), {
    until: ({ translation }) => translation === 'machine',
  });
  return article.slug_base;
}

async function aStoredImage(): Promise<string> {
  const [, claims = ''] = token.split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
  const path = `${sub}/${crypto.randomUUID()}`;
  const sent = await fetch(`${url}/storage/v1/object/incoming/${path}`, {
    method: 'POST',
    headers: {
      apikey: product.publishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'image/jpeg',
    },
    body: new Uint8Array(await aPhoto()),
  });
  expect(sent.status).toBe(200);
  return String((await callFunction(url, 'take-image', { token, body: { path } })).json['path']);
}

async function elsewhere(slug: string, { from, to }: { from: string; to: string }): Promise<void> {
  const { title, excerpt, content, revision } = await read(slug);
  expect(content).toContain(from);
  const language = slug.slice(-2);
  const body = { slug, language, revision, title, excerpt, content: String(content).replace(from, to) };
  expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
}

const paragraph = (page: Page, text: string) =>
  page.getByRole('textbox', { name: 'Tekst (en)' }).filter({ hasText: text });

describe('review side by side', () => {
  for (const { size, tags } of phoneThenDesktop)
    test(
      'lets an editor translate a paragraph that stayed Dutch, which comes first with the reason',
      { tags },
      async () => {
        const unknown = 'Wij schrijven de vijgen van uw boom graag op.';
        const slugBase = await aTranslatedArticle(`<p>${unknown}</p>`);
        const { page, troubles } = await signedInPage(product, size);
        await page.goto(`${url}/admin/review?article=${slugBase}`);
        await paragraph(page, unknown).waitFor();
        const first = page.locator('tr[data-part]').first();
        expect(await first.locator('td:last-child').innerText()).toContain(
          'Let bij het nalezen op: een stuk is onvertaald of in een andere taal, daarom staat er nog de Nederlandse tekst.',
        );
        expect(await page.getByText('Let bij het nalezen op').count()).toBe(1);
        expect(await accessibilityProblems(page)).toEqual([]);

        await toEndOf(paragraph(page, unknown));
        await page.keyboard.press('Control+A');
        await page.keyboard.type('We gladly write down the figs of your tree.');
        await page.getByRole('button', { name: 'Goed, klaar met nalezen' }).click();
        await page.getByText('Alle vertalingen van dit artikel zijn nagelezen.').waitFor();
        expect(await read(`${slugBase}-en`)).toMatchObject({
          content: expect.stringContaining('<p>We gladly write down the figs of your tree.</p>') as string,
          translation: 'reviewed',
        });
        expect(troubles).toEqual([]);
      },
    );

  for (const { size, tags } of phoneThenDesktop)
    test(
      'lets an editor change paragraphs, the title and a description in place, and keeps what is typed',
      { tags },
      async () => {
        const image = `<figure><img src="${await aStoredImage()}" alt="Een terras in de regen"></figure>`;
        const slugBase = await aTranslatedArticle(image);
        const { page, troubles } = await signedInPage(product, size);
        const review = `${url}/admin/review?article=${slugBase}`;
        await page.goto(review);
        await paragraph(page, 'Prune the fig tree').waitFor();
        // Each translated paragraph is to the right of its Dutch source or, on a phone, below it.
        const [dutch, english] = await Promise.all([
          page.getByRole('cell', { name: 'Snoei de vijgenboom' }).boundingBox(),
          paragraph(page, 'Prune the fig tree').boundingBox(),
        ]);
        if (size === phone) expect(english?.y).toBeGreaterThan((dutch?.y ?? 0) + (dutch?.height ?? 0) - 1);
        else expect(english?.x).toBeGreaterThan((dutch?.x ?? 0) + (dutch?.width ?? 0) - 1);
        expect(await tooWide(page)).toBe(0);
        await page.locator('[data-part="image"] td:last-child img').waitFor();

        await toEndOf(paragraph(page, 'Prune the fig tree'));
        await page.keyboard.type(' Call us.');
        // The page ignores Enter, because a line break would split the paragraph.
        await page.keyboard.press('Enter');
        await tabTo(page, paragraph(page, 'Call us at'));
        await toEndOf(paragraph(page, 'Call us at'));
        await page.keyboard.type(' Soon.');
        await page.getByLabel('Titel (en)').fill('The fig tree');
        await page.getByLabel('Afbeelding in de tekst (en)').fill('A wet terrace');
        expect(await accessibilityProblems(page)).toEqual([]);

        await page.reload();
        await paragraph(page, 'Call us.').waitFor();
        await page.goto(`${url}/admin/articles`);
        await page.goto(review);
        await paragraph(page, 'Prune the fig tree').getByText('Call us.').waitFor();
        expect(await page.getByLabel('Titel (en)').inputValue()).toBe('The fig tree');
        expect(await page.getByLabel('Afbeelding in de tekst (en)').inputValue()).toBe('A wet terrace');

        await page.getByRole('button', { name: 'Goed, klaar met nalezen' }).click();
        await page.getByText('Alle vertalingen van dit artikel zijn nagelezen.').waitFor();
        const stored = await read(`${slugBase}-en`);
        expect(stored).toMatchObject({ title: 'The fig tree', translation: 'reviewed' });
        expect(stored['content']).toContain(
          'Prune the fig tree on Ibiza before <strong>15 February</strong>. Call us.</p>',
        );
        expect(stored['content']).toContain('<a href="/#contact">write to us</a>. Soon.</p>');
        expect(stored['content']).toContain('alt="A wet terrace"');
        const kept = await page.evaluate(() =>
          Object.keys(localStorage).filter((key) => key.endsWith(':review')),
        );
        expect(kept).toEqual([]);
        expect(troubles).toEqual([]);
      },
    );

  test('merges changes to different paragraphs, and in a conflict shows the editor’s unsaved version', async () => {
    const slugBase = await aTranslatedArticle();
    const slug = `${slugBase}-en`;
    const { page } = await signedInPage(product, desktop);
    await page.goto(`${url}/admin/review?article=${slugBase}`);
    await toEndOf(paragraph(page, 'Prune the fig tree'));
    await page.keyboard.type(' Mine.');
    await elsewhere(slug, { from: 'When to prune', to: 'When you prune' });
    await page.getByRole('button', { name: 'Opslaan en later nalezen' }).click();
    await page.getByText('Nog niet nagelezen: Engels.').waitFor();
    expect((await read(slug))['content']).toMatch(/When you prune.* Mine\.<\/p>/s);

    await page.reload();
    await toEndOf(paragraph(page, 'Mine.'));
    await page.keyboard.type(' Again.');
    await elsewhere(slug, { from: 'Mine.', to: 'Theirs.' });
    await page.getByRole('button', { name: 'Opslaan en later nalezen' }).click();
    const row = page.locator('tr', { hasText: 'Theirs.' });
    await row
      .getByText(/Iemand anders heeft deze alinea intussen ook gewijzigd\. Uw versie was: .*Mine\. Again\./)
      .waitFor();
    expect((await read(slug))['content']).not.toContain('Again.');
    // To resolve the conflict, the editor adds words to the version of the paragraph that the other editor saved.
    await toEndOf(paragraph(page, 'Theirs.'));
    await page.keyboard.type(' Both.');
    await page.getByRole('button', { name: 'Opslaan en later nalezen' }).click();
    await eventually(() => read(slug), { until: ({ content }) => String(content).includes('Theirs. Both.') });
  });

  test('shows outdated paragraphs first, and lets an editor update these paragraphs by hand', async () => {
    const slugBase = await aTranslatedArticle();
    const slug = `${slugBase}-en`;
    const body = { slug, language: 'en', revision: (await read(slug))['revision'], reviewer: 'Anna' };
    expect((await callFunction(url, 'review-post', { token, body })).status).toBe(200);
    await elsewhere(`${slugBase}-nl`, knownChange);
    await elsewhere(`${slugBase}-nl`, { from: '<p>Bel ons', to: '<p>Een nieuwe alinea.</p><p>Bel ons' });
    const { page } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/review?article=${slugBase}`);
    await page.getByText('Eerst nalezen: 2').waitFor();
    const rows = page.locator('tbody').first().getByRole('row');
    await rows.nth(1).getByText('Nederlands gewijzigd').waitFor();
    expect(await rows.nth(1).innerText()).toMatch(/elke 10 dagen water.*Prune the fig tree/s);
    await rows.nth(2).getByText('Deze alinea staat nog niet in de vertaling.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await paragraph(page, 'Prune the fig tree').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Water the fig tree every 10 days.');
    await page.getByRole('button', { name: 'Goed, klaar met nalezen' }).click();
    await page.getByText('Alle vertalingen van dit artikel zijn nagelezen.').waitFor();
    expect(await read(slug)).toMatchObject({ outdated_since: null });
    expect((await read(slug))['content']).toContain('<p>Water the fig tree every 10 days.</p>');
  });
});
