import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { openSheet } from '../support/browser/article-side.ts';
import { bodyText } from '../support/browser/body-text.ts';
import { desktop, phone, watchedPage } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { aKnownArticle } from '../support/stand-ins/demo-translator.ts';
import { anArticle, anEditor, callFunction, eventually } from '../support/products/editor.ts';
import { choosePublishing, mainButton, openPublishing, withoutGone } from '../support/browser/publishing.ts';
import { tooWide } from '../support/browser/in-view.ts';

const product = inject('product');
const { url, adminToken } = product;
const token = await anEditor(product);

const atTheDesk = (options = desktop) => signedInPage(product, options);

async function twoEditors(slug: string, options = desktop) {
  const [first, second] = [await atTheDesk(), await watchedPage(url, options)];
  await edit(first.page, slug);
  await edit(second.page, `${slug}&token=${adminToken}`);
  for (const { page } of [first, second]) await page.getByLabel('Inhoud').waitFor();
  return [first, second] as const;
}

/** Stores an article, by default published in Dutch with drafts in three languages. Returns the slug base. */
async function aStoredArticle(changes: Record<string, unknown> = {}): Promise<string> {
  const article = anArticle({ slug_base: `toetsen-${crypto.randomUUID().slice(0, 8)}`, ...changes });
  const stored = await callFunction(url, 'create-multilingual-blog', { token, body: article });
  expect(stored.status).toBe(200);
  return article.slug_base;
}

const edit = (page: Page, slug: string) => page.goto(`${url}/admin/edit?slug=${slug}`);

/** Clicks a button while requests to a function fail. With `isDone`, the function runs, but its answer is lost. */
async function cut(page: Page, name: string, { act, isDone }: { act: () => Promise<void>; isDone: boolean }) {
  const address = `**/functions/v1/${name}`;
  await page.route(address, async (route) => {
    if (isDone) await route.fetch();
    await route.abort();
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(name));
  await act();
  await failed;
  await page.getByText('De server is niet bereikbaar.').last().waitFor();
  await page.unroute(address);
}

describe('list of articles', () => {
  test('finds an article on a phone, shows the state of each language and opens it', async () => {
    const title = `Vindbaar ${crypto.randomUUID().slice(0, 8)}`;
    const slugBase = await aStoredArticle({ title_nl: title, languages: ['nl', 'en'] });
    const { page, troubles } = await atTheDesk(phone);
    await page.goto(`${url}/admin/articles`);
    const search = page.getByLabel('Zoek in titels, webadressen en teksten');
    await search.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await search.fill(title.toUpperCase());
    await eventually(() => page.locator('.article-matrix tbody tr').count(), {
      until: (count) => count === 1,
    });
    const states = async () =>
      (await page.locator('.article-matrix tbody td[data-language]').allTextContents()).map(
        (state) => state.split(':')[0],
      );
    await expect
      .poll(states, { timeout: 20_000 })
      .toEqual(['op de site', 'onvertaald', 'ontbreekt', 'ontbreekt']);
    await page.getByLabel('Toon').selectOption('Met verouderde vertalingen');
    await page.getByText('Geen artikel past bij deze keuze.').waitFor();
    await page.getByLabel('Toon').selectOption('Nog te vertalen');
    await page.getByRole('link', { name: new RegExp(`^onvertaald\\s*: ${title}`) }).click();
    await page.waitForURL(`${url}/admin/edit?slug=${slugBase}-en`);
    await page.locator('.rich-text-words').waitFor();
    await openSheet(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    expect(troubles).toEqual([]);
  });

  test(
    'keeps its filters in the page address while an editor changes several articles together',
    { tags: ['heavy'] },
    async () => {
      const mark = `samen${crypto.randomUUID().slice(0, 8)}`;
      const texts = { html_nl: `<p>Over ${mark} en de pomp.</p>`, languages: ['nl'] };
      const slugs: string[] = [];
      for (let n = 0; n < 3; n++)
        slugs.push(`${await aStoredArticle({ ...texts, publish_main: n === 0 })}-nl`);
      const { page, troubles } = await atTheDesk();
      await page.goto(`${url}/admin/articles`);
      // Only the texts of these articles contain the search word, not their titles or URLs.
      await page.getByLabel('Zoek in titels, webadressen en teksten').fill(mark);
      await page.getByText('3 artikelen', { exact: true }).waitFor();
      await page.getByLabel('Toon').selectOption('Met concepten');
      await page.getByText('2 artikelen', { exact: true }).waitFor();
      await page.reload();
      await page.getByText('2 artikelen', { exact: true }).waitFor();
      expect(await page.getByLabel('Toon').inputValue()).toBe('draft');
      await page.goBack();
      await page.getByText('3 artikelen', { exact: true }).waitFor();
      // A page number beyond the end shows the last page.
      await page.goto(`${page.url()}&page=9`);
      await page.locator('.article-matrix tbody tr').first().waitFor();
      expect(new URL(page.url()).search).toBe(`?q=${mark}`);
      // If the editor chooses a filter right after typing, the URL must contain the filter and the search text.
      await page.getByLabel('Zoek in titels, webadressen en teksten').fill(`${mark} en`);
      await page.getByLabel('Toon').selectOption('Met concepten');
      await page.waitForURL(({ search }) => search.includes(`${mark}+en`) && search.includes('show=draft'));
      await page.goto(`${url}/admin/articles?q=${mark}`);
      await page.getByText('3 artikelen', { exact: true }).waitFor();

      const states = () =>
        page
          .locator('.article-matrix tbody td[data-language="NL"] .state')
          .evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent ?? '').toSorted());
      await page.getByLabel('Alle artikelen op deze pagina kiezen').check();
      await page.getByText('3 artikelen gekozen').first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.route('**/build.json', (route) => route.fulfill({ json: { contentVersion: 0 } }));
      const bar = page.getByRole('region', { name: '3 artikelen gekozen' });
      await bar.getByRole('button', { name: 'Publiceren' }).click();
      await page.getByText('2 teksten gepubliceerd').waitFor();
      // Without a reload, the list shows “wordt online gezet…”, and “op de site” once `build.json` is current.
      await eventually(states, {
        until: (all) => all.join() === ['op de site', 'wordt online gezet…', 'wordt online gezet…'].join(),
      });
      await page.unroute('**/build.json');
      await eventually(states, { until: (all) => all.every((state) => state === 'op de site') });

      await page.getByLabel('Alle artikelen op deze pagina kiezen').check();
      await bar.getByRole('button', { name: 'Verbergen' }).click();
      await page.getByText('3 teksten verborgen').waitFor();
      await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
      await page.getByText('Ongedaan gemaakt').waitFor();
      await page.getByLabel('Alle artikelen op deze pagina kiezen').check();
      await bar.getByRole('button', { name: 'Weggooien' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Weggooien' }).click();
      await page.getByText('3 artikelen weggegooid').waitFor();
      await page.getByText('Geen artikel past bij deze keuze.').waitFor();
      expect(withoutGone(troubles, ...slugs)).toEqual([]);
    },
  );

  test('shows six skeletons while the list loads, and a retry button if the server is unreachable', async () => {
    const { page } = await atTheDesk();
    let reachable = false;
    await page.route('**/functions/v1/list-articles*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await (reachable ? route.continue() : route.abort());
    });
    await page.goto(`${url}/admin/articles`);
    await page.locator('#desk-content .desk-skeletons').waitFor();
    expect(await page.locator('#desk-content .desk-skeletons li').count()).toBe(6);
    await page.getByText('De artikelen konden niet worden opgehaald.').waitFor();
    reachable = true;
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await page.locator('.article-matrix').waitFor();

    // The list loads again by itself when the connection returns.
    await page.context().setOffline(true);
    await page.getByLabel('Toon').selectOption('Op de site');
    await page.getByText('De artikelen konden niet worden opgehaald.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('De artikelen konden niet worden opgehaald.').waitFor({ state: 'detached' });
    await page.locator('.article-matrix').waitFor();
  });
});

describe('editing an article', () => {
  test('lets an editor translate by hand, with the Dutch text on the same page', async () => {
    const slugBase = await aStoredArticle({ publish_main: false });
    const { page, troubles } = await atTheDesk();
    await edit(page, `${slugBase}-en`);
    await page.getByLabel('Titel', { exact: true }).fill('A trial piece about the pool');
    await page.getByLabel('Inhoud').press('ControlOrMeta+a');
    await page.getByLabel('Inhoud').pressSequentially('Check the pump *every* week.');
    await page.locator('.rich-text-words em').getByText('every').waitFor();
    await page.getByText('Nederlandse tekst', { exact: true }).waitFor();
    await mainButton(page).click();
    await page.getByText('Opgeslagen als concept.').waitFor();
    const stored = await callFunction(url, `read-post?slug=${slugBase}-en`, { token });
    expect(stored.json).toMatchObject({ translation: 'reviewed', is_published: false });
    expect(troubles).toEqual([]);
  });

  test('lets an editor undo the hiding of a post with one click', async () => {
    const slugBase = await aStoredArticle({ languages: ['nl'] });
    const isPublished = async () =>
      (await callFunction(url, `read-post?slug=${slugBase}-nl`, { token })).json['is_published'];
    const { page } = await atTheDesk();
    await edit(page, `${slugBase}-nl`);
    await choosePublishing(page, 'hide');
    await page.locator('.toast').getByText('Verborgen: Nederlands').waitFor();
    const undo = page.getByRole('button', { name: 'Ongedaan maken' });
    await undo.hover();
    expect(await isPublished()).toBe(false);
    await undo.click();
    await page.getByText('Ongedaan gemaakt').waitFor();
    expect(await isPublished()).toBe(true);
    await openPublishing(page);
    await page.getByRole('menuitem', { name: 'Verbergen: Nederlands' }).waitFor();
  });
});

describe('conflicting edits', () => {
  test('are shown to the second of two editors, who must choose which text to keep', async () => {
    const slugBase = await aStoredArticle({ languages: ['nl'] });
    const slug = `${slugBase}-nl`;
    const [first, second] = await twoEditors(slug, phone);
    await first.page.getByLabel('Inhoud').fill('Van de eerste.');
    await second.page.getByLabel('Inhoud').fill('Van de tweede.');
    await mainButton(first.page).click();
    await first.page.getByText('Opgeslagen', { exact: true }).first().waitFor();
    // A page that becomes visible checks for others’ changes, so the notice appears before the second editor saves.
    await second.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await second.page.getByText('Intussen is er iets opgeslagen door iemand anders.').waitFor();
    await mainButton(second.page).click();
    await second.page.getByText('Dit artikel is intussen elders gewijzigd.').waitFor();
    // On a phone, the notice appears between the languages at the top and the buttons under the thumb.
    const both = second.page.locator('.post-notice:focus');
    await both.getByText('Intussen is er iets opgeslagen door iemand anders.').waitFor();
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
    expect(await top(both)).toBeGreaterThan(await top(second.page.locator('.article-tabs')));
    expect(await top(both)).toBeLessThan(await top(mainButton(second.page)));
    expect(await bodyText(second.page.getByLabel('Inhoud'))).toBe('Van de tweede.');
    // The difference shows words of both editors’ texts.
    const difference = second.page.locator('.post-notice .difference');
    await difference.locator('del').getByText('eerste').waitFor();
    await difference.locator('ins').getByText('tweede').waitFor();
    expect(await difference.textContent()).not.toMatch(/<\/?p>/);
    // After a reload, the second editor’s unsaved text must remain, and the editor must still have to choose.
    await second.page.reload();
    await second.page.getByText('Intussen is er iets opgeslagen door iemand anders.').waitFor();
    expect(await bodyText(second.page.getByLabel('Inhoud'))).toBe('Van de tweede.');
    await second.page.getByRole('button', { name: 'Verder met mijn tekst' }).click();
    await mainButton(second.page).click();
    await second.page.getByText('Opgeslagen', { exact: true }).first().waitFor();
    const read = await callFunction(url, `read-post?slug=${slug}`, { token });
    expect(read.json).toMatchObject({ content: '<p>Van de tweede.</p>' });
    const overwritten = await callFunction(url, `post-version?slug=${slug}&revision=2`, { token });
    expect(overwritten.json).toMatchObject({ post: { content: '<p>Van de eerste.</p>' } });
  });

  test('are merged if two editors changed different fields', async () => {
    const slugBase = await aStoredArticle({ languages: ['nl'], publish_main: false });
    const slug = `${slugBase}-nl`;
    const [first, second] = await twoEditors(slug);
    await first.page.getByLabel('Korte samenvatting').fill('Van de eerste.');
    await second.page.getByLabel('Titel', { exact: true }).fill('Van de tweede');
    await mainButton(second.page).click();
    await second.page.getByText('Gepubliceerd', { exact: true }).waitFor();
    await first.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await first.page.getByText('Iemand anders heeft intussen gewijzigd: titel.').waitFor();
    await first.page.getByText('Ook geopend door: iemand met het gedeelde account').waitFor();
    expect(await first.page.getByLabel('Titel', { exact: true }).inputValue()).toBe('Van de tweede');
    expect(await first.page.getByLabel('Korte samenvatting').inputValue()).toBe('Van de eerste.');
    await mainButton(first.page).click();
    await first.page.getByText('Opgeslagen', { exact: true }).first().waitFor();
    // The second page has no unsaved changes, so it adopts the summary that the first editor saved.
    await second.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await second.page.getByText('Iemand anders heeft intussen gewijzigd: samenvatting.').waitFor();
    const { json } = await callFunction(url, `read-post?slug=${slug}`, { token });
    expect(json).toMatchObject({ title: 'Van de tweede', excerpt: 'Van de eerste.' });
  });

  test('are merged without moving the cursor if two editors changed different paragraphs', async () => {
    const content = '<p>Eerste alinea.</p>\n\n<p>Tweede alinea.</p>\n\n<p>Derde alinea.</p>';
    const slugBase = await aStoredArticle({ languages: ['nl'], publish_main: false, html_nl: content });
    const slug = `${slugBase}-nl`;
    const [first, second] = await twoEditors(slug, phone);
    const [one, other] = [first.page.getByLabel('Inhoud'), second.page.getByLabel('Inhoud')];
    const typeAfter = async (words: Locator, more: string) => {
      await words.click();
      await words.page().keyboard.press('End');
      await words.page().keyboard.type(more);
    };
    await typeAfter(one.getByText('Eerste alinea.'), ' Van de eerste.');
    await typeAfter(other.getByText('Derde alinea.'), ' Van de tweede.');
    await typeAfter(other.getByText('Tweede alinea.'), ' Ook.');
    await mainButton(first.page).click();
    await first.page.getByText('Gepubliceerd', { exact: true }).waitFor();
    await second.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await other.getByText('Eerste alinea. Van de eerste.').waitFor();
    await second.page.getByText('Iemand anders heeft intussen gewijzigd: inhoud.').waitFor();
    await second.page.keyboard.type(' Nog iets.');
    await second.page.keyboard.press('ControlOrMeta+s');
    await second.page.getByText('Opgeslagen', { exact: true }).first().waitFor();
    const { json } = await callFunction(url, `read-post?slug=${slug}`, { token });
    expect(json['content']).toBe(
      [
        '<p>Eerste alinea. Van de eerste.</p>',
        '<p>Tweede alinea. Ook. Nog iets.</p>',
        '<p>Derde alinea. Van de tweede.</p>',
      ].join('\n\n'),
    );
  });

  test('are merged and reported at the latest when an editor saves', async () => {
    const slugBase = await aStoredArticle({ languages: ['nl'], publish_main: false });
    const slug = `${slugBase}-nl`;
    const { page } = await atTheDesk();
    await page.route('**/functions/v1/watch-post', (route) => route.abort());
    await edit(page, slug);
    await page.getByLabel('Titel', { exact: true }).fill('Van mij');
    const { json } = await callFunction(url, `read-post?slug=${slug}`, { token });
    const theirs = { title: json['title'], excerpt: 'Van hen.', content: json['content'] };
    const body = { slug, language: 'nl', revision: 1, ...theirs };
    expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
    await page.keyboard.press('ControlOrMeta+s');
    const toast = page.locator('.toast').filter({ hasText: 'Opgeslagen' });
    await toast.getByText('Iemand anders heeft intussen gewijzigd: samenvatting.').waitFor();
    expect(await page.getByText('Mislukt').count()).toBe(0);
    await page.getByText('Alles is opgeslagen').waitFor();
    expect((await callFunction(url, `read-post?slug=${slug}`, { token })).json).toMatchObject({
      title: 'Van mij',
      excerpt: 'Van hen.',
      revision: 3,
    });
  });

  test('are not overwritten by an editor who publishes without having seen them', async () => {
    const slugBase = await aStoredArticle({ languages: ['nl'], publish_main: false });
    const slug = `${slugBase}-nl`;
    const { page } = await atTheDesk();
    // This stops polling, so the page learns of another editor’s save only when a button is pressed.
    await page.route('**/functions/v1/watch-post', (route) => route.abort());
    await edit(page, slug);
    const title = page.getByLabel('Titel', { exact: true });
    await title.fill('Van mij');
    const { json } = await callFunction(url, `read-post?slug=${slug}`, { token });
    const theirs = { title: 'Van hen', excerpt: 'Ook van hen.', content: String(json['content']) };
    const body = { slug, language: 'nl', revision: 1, ...theirs };
    expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
    await choosePublishing(page, 'now');
    await page.getByText('Intussen is er iets opgeslagen door iemand anders.').waitFor();
    expect(await page.getByLabel('Korte samenvatting').inputValue()).not.toBe('Ook van hen.');
    await title.fill('Van hen');
    await page.getByText('Iemand anders heeft intussen gewijzigd: samenvatting.').waitFor();
    expect(await page.getByLabel('Korte samenvatting').inputValue()).toBe('Ook van hen.');
  });
});

describe('page of an article', () => {
  test('loses no text and repeats no completed step if the connection fails', async () => {
    const slugBase = await aStoredArticle(aKnownArticle({ languages: ['nl'], publish_main: false }));
    const { page } = await atTheDesk();
    const press = (name: string | RegExp) => () => page.getByRole('button', { name, exact: true }).click();
    // Without polling, the page learns what the server has stored only when the test clicks a button again.
    await page.route('**/functions/v1/watch-post', (route) => route.abort());
    await edit(page, `${slugBase}-nl`);
    await page.getByLabel('Inhoud').fill('Nog niet opgeslagen.');
    await cut(page, 'update-blog-post', { act: () => choosePublishing(page, 'draft'), isDone: false });
    await page.reload();
    await page.getByText('Uw niet opgeslagen tekst van de vorige keer staat er weer.').waitFor();
    expect(await bodyText(page.getByLabel('Inhoud'))).toBe('Nog niet opgeslagen.');
    const discard = press('Niet opgeslagen tekst weggooien');
    await discard();
    expect(await bodyText(page.getByLabel('Inhoud'))).toContain('Wanneer u snoeit');
    await press('Ongedaan maken')();
    await eventually(() => bodyText(page.getByLabel('Inhoud')), {
      until: (now) => now === 'Nog niet opgeslagen.',
    });
    await discard();

    await cut(page, 'translate-post', { act: press(/^Vertalen ?: Spaans$/), isDone: true });
    await page.getByRole('link', { name: 'Spaans: automatisch vertaald' }).waitFor();

    await page.getByLabel('Inhoud').fill('Een keer opgeslagen.');
    await cut(page, 'update-blog-post', { act: () => choosePublishing(page, 'draft'), isDone: true });
    // The stored text is the editor’s own, so there is no conflict.
    await choosePublishing(page, 'draft');
    await page.locator('.toast').getByText('Opgeslagen', { exact: true }).waitFor();
    await cut(page, 'publish-blog-posts', { act: () => mainButton(page).click(), isDone: true });
    await page
      .locator('.article-bar')
      .getByRole('link', { name: /^Live sinds/ })
      .waitFor();
    const { json } = await callFunction(url, `read-post?slug=${slugBase}-nl`, { token });
    expect(json).toMatchObject({ content: '<h2>Een keer opgeslagen.</h2>', is_published: true });
    const history = json['history'] as { action: string }[];
    expect(history.map(({ action }) => action)).toEqual(['published', 'changed', 'created']);
  });

  test('reports a missing article', async () => {
    const { page } = await atTheDesk();
    for (const slug of ['nergens-nl', '', '../../etc/passwd', "'; drop table"]) {
      await edit(page, encodeURIComponent(slug));
      await page.getByText('Dit artikel bestaat niet (meer).').waitFor();
      // It may have another address now.
      await page.getByRole('link', { name: 'Zoek een artikel op titel' }).waitFor();
    }
  });
});
