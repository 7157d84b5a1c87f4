/** @module-tag heavy */
import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { openSheet } from '../support/browser/article-side.ts';
import { bodySource } from '../support/browser/body-text.ts';
import { desktop, phone, watchedPage } from '../support/browser/chromium.ts';
import { clipboardFragments } from '../support/browser/clipboard-fragments.ts';
import { byKeyboard, tabTo, tabToTool } from '../support/browser/hands.ts';
import { eventually } from '../support/products/editor.ts';
import { aStopwatch } from '../support/browser/stopwatch.ts';
import { paste } from '../support/browser/paste.ts';
import { choosePublishing, mainButton } from '../support/browser/publishing.ts';
import { tooWide } from '../support/browser/in-view.ts';

const { url, adminToken } = inject('product');
const live = 'Live: gecontroleerd, de pagina staat op de site.';
const gone = 'Verborgen: de pagina staat niet meer op de site.';

const newSlugBase = () => `reis-${crypto.randomUUID().slice(0, 8)}`;
const pageText = async (slug: string) => (await fetch(`${url}/blog/${slug}`)).text();
const waitForText = (page: Page, text: string) => page.getByText(text).waitFor({ timeout: 30_000 });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: typeof name === 'string' }).click();

async function expectAccessiblePage(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
}

const enter = (_: Page, locator: Locator): Promise<void> => byKeyboard.press(locator);

const aButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const aLink = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: typeof name === 'string' });

async function write(page: Page, locator: Locator, text: string): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

async function pasteAnArticle(page: Page): Promise<void> {
  const field = page.getByLabel('Inhoud (NL)');
  const [word, docs] = ['Word: headings, marks and a smart tag', 'Google Docs: a table'].map(
    (name) => clipboardFragments[name] ?? { clipboard: '', article: '' },
  );
  await paste(page, { html: word?.clipboard ?? '', text: 'Regen op komst' });
  await field.getByText('Zet de kussens binnen.').waitFor();
  await page.getByText('Niet meegeplakt: 1 afbeelding(en).').waitFor();
  await paste(page, { html: docs?.clipboard ?? '', text: 'Maand' });
  await field.getByText('snoeien').waitFor();
  expect(await page.getByLabel('Titel (NL)').inputValue()).toBe('Regen op komst');
  const [, afterTitle] = word?.article.split('<h1>Regen op komst</h1>\n') ?? [];
  expect(await bodySource(page, 'Inhoud (NL)')).toBe(`${afterTitle?.trimStart()}\n\n${docs?.article}`);
}

async function statesOf(page: Page, slugBase: string): Promise<string[]> {
  await write(page, page.getByLabel('Zoek in titels, webadressen en teksten'), slugBase);
  await eventually(() => page.locator('.article-matrix tbody tr').count(), { until: (count) => count === 1 });
  return page
    .locator('.article-matrix td .state')
    .evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent ?? ''));
}

const waitForStates = (page: Page, slugBase: string, states: string[]) =>
  eventually(() => statesOf(page, slugBase), { until: (now) => now.join() === states.join() });

/** Publishes all texts of the only article in the list. */
async function publishInTheList(page: Page): Promise<void> {
  await tabTo(page, page.locator('.article-matrix tbody').getByRole('checkbox'));
  await page.keyboard.press('Space');
  await enter(page, aButton(page, 'Publiceren'));
  await page.getByText(/^Live: /).waitFor({ timeout: 30_000 });
}

describe('an editor', () => {
  test('can publish a pasted text in four languages and hide it again by keyboard alone', async () => {
    const slugBase = newSlugBase();
    const { page, troubles } = await watchedPage(url, desktop);
    const { keyboard } = page;
    const { lost } = await aStopwatch(page);
    await page.goto(`${url}/admin`);
    // Enter does nothing before hydration.
    await page.locator('button[type="submit"]:enabled').waitFor();
    await expectAccessiblePage(page);
    await tabTo(page, page.getByLabel('Toegangstoken'));
    await keyboard.type(adminToken);
    await keyboard.press('Enter');
    await page.getByText('Token opgeslagen').waitFor();
    await page.getByText('Je hebt nu toegang.').waitFor();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Nieuw artikel' }));
    await keyboard.press('Enter');

    await tabTo(page, page.getByLabel('Inhoud (NL)'));
    await pasteAnArticle(page);
    await tabTo(page, page.getByRole('button', { name: 'Excerp & titel uit tekst' }));
    await keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Titel (NL)').inputValue()).toBe('Regen op komst');
    await expect
      .poll(() => page.getByLabel('Korte samenvatting').inputValue())
      .toBe('Zet de kussens binnen.');
    await tabTo(page, page.getByLabel('Webadres'));
    // Another test may have stored an article with the same title.
    expect(await page.getByLabel('Webadres').inputValue()).toMatch(/^regen-op-komst(-\d)?$/);
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(slugBase);
    await page.getByText(`Vrij. Het adres wordt /blog/${slugBase}-nl`).waitFor();
    await tabTo(page, page.getByLabel('Duits', { exact: true }));
    await keyboard.press('Space');
    await page.locator('.rich-text-words td').getByText('snoeien').waitFor();
    await expectAccessiblePage(page);
    await tabTo(page, page.getByRole('button', { name: 'Opslaan' }));
    await keyboard.press('Enter');
    await page.getByText(`Blog opgeslagen. Slug-basis: ${slugBase}`).waitFor({ timeout: 30_000 });
    const outcome = page.locator('.article-bar-live');
    await eventually(() => outcome.evaluate((line) => line === document.activeElement), {
      until: Boolean,
    });
    expect(page.url()).toBe(`${url}/admin/edit?slug=${slugBase}-nl`);
    await expectAccessiblePage(page);
    await waitForText(page, live);
    await enter(page, aLink(page, /^Live sinds/));
    await page.waitForURL(`${url}/blog/${slugBase}-nl`);
    await page.getByRole('heading', { name: 'Regen op komst', level: 1 }).waitFor();
    await page.getByRole('cell', { name: 'snoeien' }).waitFor();

    // The article was translated into English and Spanish when it was stored, but not into German.
    await enter(page, aLink(page, 'Bewerken'));
    await enter(page, aButton(page, /^Vertalen ?: Duits$/));
    for (const [name, title] of [
      ['Duits', 'Regen im Anmarsch'],
      ['Engels', 'Rain on its way'],
      ['Spaans', 'Se acerca la lluvia'],
    ] as const) {
      await enter(page, aLink(page, `${name}: automatisch vertaald`));
      await eventually(() => page.getByLabel('Titel', { exact: true }).inputValue(), {
        until: (value) => value === title,
      });
      if (name === 'Duits') await expectAccessiblePage(page);
      expect(await page.getByLabel('Uw naam').inputValue()).toBe('Redactie');
      await enter(page, aButton(page, 'Nagelezen en goedgekeurd'));
      await page.getByText('Vastgelegd dat deze tekst is nagelezen').waitFor();
    }

    await enter(page, aLink(page, 'Alle artikelen'));
    expect(await statesOf(page, slugBase)).toEqual(['op de site', 'nagelezen', 'nagelezen', 'nagelezen']);
    await publishInTheList(page);
    await waitForStates(page, slugBase, Array<string>(4).fill('op de site'));
    for (const [language, words] of [
      ['en', '<strong>all at once</strong>'],
      ['es', '<strong>de golpe</strong>'],
      ['de', '<strong>auf einmal</strong>'],
    ] as const) {
      const html = await pageText(`${slugBase}-${language}`);
      expect(html).toContain(words);
      expect(html).toContain('Redactie');
    }

    await enter(page, aLink(page, /^op de site\s*: Regen op komst/));
    const content = page.getByLabel('Inhoud', { exact: true });
    for (const tool of ['Meer opmaak', 'HTML of Markdown']) {
      await tabToTool(page, tool);
      await keyboard.press('Enter');
    }
    await write(page, content, (await content.inputValue()).replace('in één keer', 'in vijf minuten'));
    await enter(page, mainButton(page));
    await waitForText(page, live);
    expect(await pageText(`${slugBase}-nl`)).toContain('<strong>in vijf minuten</strong>');
    await enter(page, aLink(page, 'Alle artikelen'));
    expect(await statesOf(page, slugBase)).toEqual([
      'op de site',
      ...Array<string>(3).fill('op de site, verouderd'),
    ]);
    await expectAccessiblePage(page);

    await enter(page, aLink(page, /^op de site\s*: Regen op komst/));
    await enter(page, aButton(page, 'Geschiedenis'));
    await page.getByText('gemaakt en gepubliceerd met het gedeelde account').waitFor();
    const [newest, first] = [
      page.locator('.post-history li').first(),
      page.locator('.post-history li').last(),
    ];
    await newest.getByText('Veranderd: inhoud.').waitFor();
    expect(await page.locator('.post-history li', { hasText: 'op de site' }).count()).toBe(1);
    await enter(page, newest.getByRole('button', { name: 'Bekijken' }));
    await newest.locator('ins').getByText('vijf').waitFor();
    await newest.locator('del').getByText('één').waitFor();
    await expectAccessiblePage(page);
    await enter(page, first.getByRole('button', { name: 'Bekijken' }));
    await tabTo(page, first.getByLabel('Vergelijk met'));
    await keyboard.type('de tekst van nu');
    await first.locator('ins').first().waitFor();
    await enter(page, first.getByRole('button', { name: 'Terugzetten' }));
    await page.locator('.rich-text-words strong').getByText('in één keer').waitFor();
    await enter(page, mainButton(page));
    await page.locator('.post-history li:nth-child(3)').waitFor();
    await newest.getByText('gewijzigd met het gedeelde account').waitFor();
    await page.getByText('Alles is opgeslagen').waitFor();
    expect(await page.getByText('Iemand anders').count()).toBe(0);
    expect(troubles).toEqual([]);

    await enter(page, aButton(page, 'Meer mogelijkheden'));
    await keyboard.press('Enter');
    await waitForText(page, gone);
    expect((await fetch(`${url}/blog/${slugBase}-nl`)).status).toBe(404);
    expect(lost).toEqual([]);
  });

  test('can paste, translate, publish and hide an article on a phone', async () => {
    const slugBase = newSlugBase();
    const { page, troubles } = await watchedPage(url, phone);
    await page.goto(`${url}/admin/manual-blog-create`);
    await page.getByLabel('Toegangstoken').fill(adminToken);
    await press(page, 'Opslaan');
    await page.getByLabel('Inhoud (NL)').click();
    await pasteAnArticle(page);
    await press(page, 'Excerp & titel uit tekst');
    await openSheet(page);
    await page.getByLabel('Webadres').fill(slugBase);
    for (const language of ['Engels', 'Spaans', 'Duits'])
      await page.getByLabel(language, { exact: true }).uncheck();
    await page.getByLabel('Meteen publiceren (alleen NL)').uncheck();
    await expectAccessiblePage(page);
    await press(page, 'Opslaan');
    await page.getByText(`Blog opgeslagen. Slug-basis: ${slugBase}`).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await follow(page, 'Artikelen');
    expect(await statesOf(page, slugBase)).toEqual(['concept', 'ontbreekt', 'ontbreekt', 'ontbreekt']);
    await follow(page, /^concept\s*: Regen op komst/);

    await press(page, 'Over dit artikel');
    await press(page, /^Vertalen ?: Spaans$/);
    await follow(page, 'Spaans: automatisch vertaald');
    await page.waitForURL(`${url}/admin/edit?slug=${slugBase}-es`);
    await page.getByLabel('Ik heb deze vertaling nagelezen').check();
    await choosePublishing(page, 'draft');
    await page.getByLabel('Ik heb deze vertaling nagelezen').waitFor({ state: 'detached' });

    await follow(page, 'Alle artikelen');
    expect(await statesOf(page, slugBase)).toEqual(['concept', 'ontbreekt', 'nagelezen', 'ontbreekt']);
    // On a phone, the list publishes what is chosen, and its rows have no buttons.
    await press(page, 'Selecteren');
    await page.getByLabel('Regen op komst kiezen').check();
    await expectAccessiblePage(page);
    await page
      .getByRole('region', { name: '1 artikel gekozen' })
      .getByRole('button', { name: 'Publiceren' })
      .click();
    await waitForStates(page, slugBase, ['op de site', 'ontbreekt', 'op de site', 'ontbreekt']);
    await follow(page, /^op de site\s*: Se acerca la lluvia/);
    await follow(page, /^Live sinds/);
    await page.getByRole('heading', { name: 'Se acerca la lluvia', level: 1 }).waitFor();
    await follow(page, 'Editar');
    expect(troubles).toEqual([]);
    await choosePublishing(page, 'hide');
    await waitForText(page, gone);
    expect((await fetch(`${url}/blog/${slugBase}-es`)).status).toBe(404);
  });
});
