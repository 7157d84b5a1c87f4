import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/accessible.ts';
import { desktop, phone, startChromium, watchedPage, type Watched } from '../support/chromium.ts';

const { url, adminToken } = inject('product');
const form = `${url}/admin/manual-blog-create`;
let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

async function atTheDesk(options = desktop): Promise<Watched> {
  const watched = await watchedPage(browser, url, options);
  await watched.page.goto(form);
  await watched.page.getByLabel('Toegangstoken').fill(adminToken);
  await watched.page.getByRole('button', { name: 'Opslaan' }).click();
  await watched.page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor();
  return watched;
}

const violations = ({ page }: Watched) => accessibilityProblems(page);

test.each([
  ['desktop', desktop],
  ['phone', phone],
])(
  'an editor gets from the token to the live page (%s)',
  async (_, options) => {
    const watched = await watchedPage(browser, url, options);
    const { page, troubles } = watched;
    await page.goto(form);
    expect(await violations(watched)).toEqual([]);
    await page.getByLabel('Toegangstoken').fill(adminToken);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Token opgeslagen').waitFor();
    await page.getByText('Je hebt nu toegang.').waitFor();

    const slugBase = `browser-${crypto.randomUUID().slice(0, 8)}`;
    await page
      .getByLabel('Inhoud (NL)')
      .fill('<h1>Regen op komst</h1><p><em>Zet de kussens binnen.</em></p><p>En sluit de luiken.</p>');
    await page.getByRole('button', { name: 'Excerp & titel uit tekst' }).click();
    expect(await page.getByLabel('Titel (NL)').inputValue()).toBe('Regen op komst');
    expect(await page.getByLabel('Korte samenvatting').inputValue()).toBe('Zet de kussens binnen.');
    expect(await page.getByLabel('Slug-basis').inputValue()).toMatch(/^laatste-nieuws-\d{4}-\d{2}-\d{2}$/);
    await page.getByLabel('Slug-basis').fill(slugBase);
    expect(await violations(watched)).toEqual([]);

    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText(`Blog opgeslagen. Slug-basis: ${slugBase}`).waitFor();
    expect(await page.getByLabel('Titel (NL)').inputValue()).toBe('');
    await page.getByText('Live: de pagina is gelezen op de site.').waitFor({ timeout: 30_000 });
    expect(await violations(watched)).toEqual([]);
    await page.getByRole('link', { name: 'Bekijken' }).click();
    await page.getByRole('heading', { name: 'Regen op komst', level: 1 }).waitFor();
    expect(page.url()).toBe(`${url}/blog/${slugBase}-nl`);
    expect(await violations(watched)).toEqual([]);
    expect(troubles).toEqual([]);
    await watched.close();
  },
  90_000,
);

test('the keyboard alone is enough', async () => {
  const watched = await watchedPage(browser, url, desktop);
  const { page } = watched;
  await page.goto(form);
  // Enter does nothing before the script is there.
  await page.locator('button[type="submit"]:enabled').waitFor();
  await page.getByLabel('Toegangstoken').focus();
  await page.keyboard.type(adminToken);
  await page.keyboard.press('Enter');
  await page.getByLabel('Titel (NL)').focus();
  await page.keyboard.type('Met het toetsenbord');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Een hele tekst zonder muis.');
  for (const label of ['Korte samenvatting (1–2 zinnen)', 'Slug-basis']) {
    for (
      let tabs = 0;
      tabs < 3 && !(await page.getByLabel(label).evaluate((field) => field === document.activeElement));
      tabs++
    ) {
      await page.keyboard.press('Tab');
    }
    expect(await page.getByLabel(label).evaluate((field) => field === document.activeElement)).toBe(true);
  }
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`toetsen-${crypto.randomUUID().slice(0, 8)}`);
  await page.keyboard.press('Enter');
  await page.getByText('Aangemaakt').waitFor();
  await watched.close();
});

test('a token in the address opens the desk and leaves the address at once', async () => {
  const { page, close } = await watchedPage(browser, url, desktop);
  await page.goto(`${form}?token=${adminToken}&x=1`);
  await page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor();
  expect(page.url()).toBe(`${form}?x=1`);
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).not.toContain(adminToken);
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toMatch(/^\d{10}$/);
  await close();
});

test('a token typed before the page is awake is not lost, and never gets into the address', async () => {
  const { page, close } = await watchedPage(browser, url, desktop);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(form, { waitUntil: 'commit' });
  await page.getByLabel('Toegangstoken').fill(adminToken);
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(form);
  release();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor();
  await close();
});

test('a wrong token is refused in words, and nothing is stored', async () => {
  const { page, close } = await watchedPage(browser, url, desktop);
  await page.goto(form);
  await page.getByLabel('Toegangstoken').fill('not the token');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Dit token klopt niet.').waitFor();
  expect(await page.getByRole('heading', { name: 'Niet toegestaan' }).isVisible()).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
  await close();
});

test('missing fields, a wrong slug and no language send nothing', async () => {
  const watched = await atTheDesk();
  const { page } = watched;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('create-multilingual-blog')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Ontbrekende velden').waitFor();
  await page.getByText('Titel en inhoud zijn verplicht.').waitFor();

  await page.getByLabel('Titel (NL)').fill('Titel');
  await page.getByLabel('Inhoud (NL)').fill('Tekst');
  await page.getByLabel('Slug-basis').fill('Geen Goede Slug');
  for (const language of ['Nederlands', 'English', 'Español', 'Deutsch'])
    await page.getByLabel(language, { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Alleen kleine letters en cijfers').waitFor();
  await page.getByText('Kies minstens één taal.').waitFor();
  expect(sent).toEqual([]);
  await watched.close();
});

test('what was typed survives a reload, an ended session and a server out of reach', async () => {
  const { page, close } = await atTheDesk();
  await page.getByLabel('Titel (NL)').fill('Een lang verhaal');
  await page.getByLabel('Inhoud (NL)').fill('Dat niet verloren mag gaan.');
  await page.reload();
  await page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor();
  expect(await page.getByLabel('Inhoud (NL)').inputValue()).toBe('Dat niet verloren mag gaan.');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('De server is niet bereikbaar.').waitFor();
  await page.context().setOffline(false);

  await page.getByRole('button', { name: 'Afmelden' }).click();
  await page.getByRole('heading', { name: 'Niet toegestaan' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
  await page.getByLabel('Toegangstoken').fill(adminToken);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor();
  expect(await page.getByLabel('Titel (NL)').inputValue()).toBe('Een lang verhaal');
  await close();
});

test('a slug that is taken by another article is said at its field', async () => {
  const { page, close } = await atTheDesk();
  await page.getByLabel('Titel (NL)').fill('Iets anders');
  await page.getByLabel('Inhoud (NL)').fill('Een andere tekst.');
  await page.getByLabel('Slug-basis').fill('huis-winterklaar-maken');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Er is al een ander artikel met deze slug-basis.').first().waitFor();
  await page.getByLabel('Slug-basis').evaluate((field) => {
    if (field.getAttribute('aria-invalid') !== 'true') throw new Error('The field is not marked.');
  });
  await close();
});

test('the desk speaks the four languages', async () => {
  const { page, close } = await atTheDesk();
  for (const [language, heading] of [
    ['English', 'New article'],
    ['Español', 'Artículo nuevo'],
    ['Deutsch', 'Neuer Artikel'],
    ['Nederlands', 'Nieuw artikel'],
  ] as const) {
    await page.getByRole('combobox').selectOption({ label: language });
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  }
  await close();
});
