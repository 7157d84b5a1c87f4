import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/accessible.ts';
import { desktop, phone, startChromium, watchedPage } from '../support/chromium.ts';
import { anArticle, anEditor, callFunction, eventually } from '../support/editor.ts';

const product = inject('product');
const { url, adminToken } = product;
let browser: Browser;
let token = '';

beforeAll(async () => {
  [browser, token] = await Promise.all([startChromium(), anEditor(product)]);
});
afterAll(() => browser.close());

async function atTheDesk(options = desktop) {
  const watched = await watchedPage(browser, url, options);
  await watched.page.goto(`${url}/admin?token=${adminToken}`);
  await watched.page.getByRole('button', { name: 'Afmelden' }).waitFor();
  return watched;
}

/** An article of its own, published in Dutch, with three untranslated copies. Answers its slug base. */
async function aStoredArticle(changes: Record<string, unknown> = {}): Promise<string> {
  const article = anArticle({ slug_base: `toetsen-${crypto.randomUUID().slice(0, 8)}`, ...changes });
  const stored = await callFunction(url, 'create-multilingual-blog', { token, body: article });
  expect(stored.status).toBe(200);
  return article.slug_base;
}

const edit = (page: Page, slug: string) => page.goto(`${url}/admin/edit?slug=${slug}`);
const pageText = async (slug: string) => (await fetch(`${url}/blog/${slug}`)).text();

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('an editor finds an article, sees the state of its languages and opens one (%s)', async (_, options) => {
  const title = `Vindbaar ${crypto.randomUUID().slice(0, 8)}`;
  const slugBase = await aStoredArticle({ title_nl: title, languages: ['nl', 'en'] });
  const { page, troubles, close } = await atTheDesk(options);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Zoek in titels en adressen').fill(title.toUpperCase());
  await eventually(() => page.locator('.article-matrix tbody tr').count(), { until: (count) => count === 1 });
  const states = await page.locator('.article-matrix td').allTextContents();
  expect(states.map((state) => state.split(':')[0])).toEqual([
    'op de site',
    'onvertaald',
    'ontbreekt',
    'ontbreekt',
  ]);
  await page.getByLabel('Toon').selectOption('Met verouderde vertalingen');
  await page.getByText('Geen artikel past bij deze keuze.').waitFor();
  await page.getByLabel('Toon').selectOption('Met onvertaalde talen');
  await page.getByRole('link', { name: new RegExp(`^onvertaald\\s*: ${title}`) }).click();
  await page.waitForURL(`${url}/admin/edit?slug=${slugBase}-en`);
  await page.getByRole('heading', { name: 'Voorbeeld', exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});

test('six skeletons stand where articles load, and an unreachable server is told with a way to try again', async () => {
  const { page, close } = await atTheDesk();
  let reachable = false;
  await page.route('**/functions/v1/list-articles*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await (reachable ? route.continue() : route.abort());
  });
  await page.reload();
  await page.locator('.desk-skeletons').waitFor();
  expect(await page.locator('.desk-skeletons li').count()).toBe(6);
  await page.getByText('De artikelen konden niet worden opgehaald.').waitFor();
  reachable = true;
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await page.locator('.article-matrix').waitFor();
  await close();
});

test('a text is changed with its preview beside it, seen live, outdates its translation, and is brought back', async () => {
  const slugBase = await aStoredArticle();
  const { page, troubles, close } = await atTheDesk();
  // Translate into English and publish that, so that something can become outdated.
  await edit(page, `${slugBase}-en`);
  await page.getByLabel('Titel', { exact: true }).fill('A trial piece about the pool');
  await page.getByLabel('Inhoud').fill('<p>Check the pump <strong>every</strong> week.</p>');
  await page.locator('.post-preview').getByText('Check the pump every week.').waitFor();
  await page.getByText('Nederlandse tekst').waitFor();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Opgeslagen als concept.').waitFor();
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await page.getByText('Live: de pagina is gelezen op de site.').waitFor({ timeout: 30_000 });
  expect(await pageText(`${slugBase}-en`)).toContain('<strong>every</strong>');

  await edit(page, `${slugBase}-nl`);
  await page.getByLabel('Inhoud').fill('Controleer de pomp *elke* maand.');
  await page.locator('.post-preview em').getByText('elke').waitFor();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Live: de pagina is gelezen op de site.').waitFor({ timeout: 30_000 });
  expect(await pageText(`${slugBase}-nl`)).toContain('<em>elke</em>');

  await page.getByRole('link', { name: 'Alle artikelen' }).click();
  await page.getByLabel('Zoek in titels en adressen').fill(slugBase);
  await page.getByRole('link', { name: /^verouderd\s*: A trial piece/ }).waitFor();

  await edit(page, `${slugBase}-nl`);
  await page.getByText(/^Versie 1: gemaakt, .* met het gedeelde token$/).waitFor();
  const [newest, oldest] = [
    page.locator('.post-history li').first(),
    page.locator('.post-history li').last(),
  ];
  await newest.getByText('Veranderd: inhoud.').waitFor();
  await newest.getByText('Tekst van deze versie').click();
  await newest.locator('ins').getByText('maand').waitFor();
  await newest.locator('del').getByText('week').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await oldest.getByText('Tekst van deze versie').click();
  await oldest.getByLabel('Vergelijk met').selectOption('de tekst van nu');
  await oldest.locator('ins').first().waitFor();
  await oldest.getByRole('button', { name: 'Deze tekst terugzetten' }).click();
  expect(await page.getByLabel('Inhoud').inputValue()).toContain('elke week');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Live: de pagina is gelezen op de site.').waitFor({ timeout: 30_000 });
  expect(await pageText(`${slugBase}-nl`)).toContain('elke week');
  expect(troubles).toEqual([]);
  await close();
}, 120_000);

test('a hidden post is seen to be gone, and hiding it is undone', async () => {
  const slugBase = await aStoredArticle({ languages: ['nl'] });
  const { page, close } = await atTheDesk();
  await edit(page, `${slugBase}-nl`);
  await page.getByRole('button', { name: 'Verbergen' }).click();
  await page.getByRole('button', { name: 'Ongedaan maken' }).hover();
  await page.getByText('Verborgen: de pagina staat niet meer op de site.').waitFor({ timeout: 30_000 });
  expect((await fetch(`${url}/blog/${slugBase}-nl`)).status).toBe(404);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await page.getByText('Ongedaan gemaakt').waitFor();
  await page.getByText('Live: de pagina is gelezen op de site.').waitFor({ timeout: 30_000 });
  expect((await fetch(`${url}/blog/${slugBase}-nl`)).status).toBe(200);
  await close();
});

test('of two editors the second is told, and no text is lost', async () => {
  const slugBase = await aStoredArticle({ languages: ['nl'] });
  const slug = `${slugBase}-nl`;
  const [first, second] = [await atTheDesk(), await atTheDesk(phone)];
  for (const { page } of [first, second]) {
    await edit(page, slug);
    await page.getByLabel('Inhoud').waitFor();
  }
  await first.page.getByLabel('Inhoud').fill('Van de eerste.');
  await second.page.getByLabel('Inhoud').fill('Van de tweede.');
  await first.page.getByRole('button', { name: 'Opslaan' }).click();
  await first.page.getByText('Opgeslagen', { exact: true }).first().waitFor();
  // Told as soon as the page is looked at again, before anything is saved.
  await second.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await second.page.getByText('Iemand anders heeft intussen iets opgeslagen.').waitFor();
  await second.page.getByRole('button', { name: 'Opslaan' }).click();
  await second.page.getByText('Iemand anders heeft dit artikel intussen gewijzigd.').waitFor();
  expect(await second.page.getByLabel('Inhoud').inputValue()).toBe('Van de tweede.');
  await second.page.locator('.post-beside pre').getByText('Van de eerste.').waitFor();
  // It survives a reload as well, and is saved only once its writer has said so.
  await second.page.reload();
  await second.page.getByText('Iemand anders heeft intussen iets opgeslagen.').waitFor();
  expect(await second.page.getByLabel('Inhoud').inputValue()).toBe('Van de tweede.');
  await second.page.getByRole('button', { name: 'Verder met mijn tekst' }).click();
  await second.page.getByRole('button', { name: 'Opslaan' }).click();
  await second.page.getByText('Opgeslagen', { exact: true }).first().waitFor();
  const read = await callFunction(url, `read-post?slug=${slug}`, { token });
  expect(read.json).toMatchObject({ content: 'Van de tweede.' });
  const kept = await callFunction(url, `post-version?slug=${slug}&revision=2`, { token });
  expect(kept.json).toMatchObject({ post: { content: 'Van de eerste.' } });
  await first.close();
  await second.close();
});

test('typed text survives a reload and a cut connection', async () => {
  const slugBase = await aStoredArticle({ languages: ['nl'], publish_main: false });
  const { page, close } = await atTheDesk();
  await edit(page, `${slugBase}-nl`);
  await page.getByLabel('Inhoud').fill('Nog niet opgeslagen.');
  await page.route('**/functions/v1/update-blog-post', (route) => route.abort());
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('De server is niet bereikbaar.').waitFor();
  await page.unroute('**/functions/v1/update-blog-post');
  await page.reload();
  await page.getByText('Uw niet opgeslagen tekst van de vorige keer staat er weer.').waitFor();
  expect(await page.getByLabel('Inhoud').inputValue()).toBe('Nog niet opgeslagen.');
  await page.getByRole('button', { name: 'Niet opgeslagen tekst weggooien' }).click();
  expect(await page.getByLabel('Inhoud').inputValue()).toContain('Controleer de');
  await close();
});

test('an address without an article says so', async () => {
  const { page, close } = await atTheDesk();
  for (const slug of ['nergens-nl', '', '../../etc/passwd', "'; drop table"]) {
    await edit(page, encodeURIComponent(slug));
    await page.getByText('Dit artikel bestaat niet (meer).').waitFor();
  }
  await close();
});
