import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { desktop, phone } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { toEndOf } from '../support/browser/hands.ts';
import { anEditor, aStoredArticle, callFunction } from '../support/products/editor.ts';
import { aStopwatch } from '../support/browser/stopwatch.ts';

const product = inject('product');
const { url } = product;
let slugBase = '';

beforeAll(async () => {
  slugBase = await aStoredArticle(product, await anEditor(product), { languages: ['nl', 'en'] });
});

async function atTheDesk(options: typeof desktop = desktop) {
  const watched = await signedInPage(product, options);
  const watch = await aStopwatch(watched.page);
  await watched.page.goto(`${url}/admin`);
  await watched.page.locator('#desk-content').waitFor();
  return { ...watched, watch };
}

const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click();
const isAt = (page: Page, address: string, title: string) =>
  Promise.all([
    page.waitForURL(`${url}${address}`),
    page.waitForFunction((name) => document.title === name, `${title} · Redactie`),
  ]);
const hasFocusInContent = (page: Page) =>
  page.locator('#desk-content').evaluate((content) => content.contains(document.activeElement));

describe('navigation in the desk', () => {
  test('opens another page without a document load, and keeps unsaved text', async () => {
    const { page, watch, troubles } = await atTheDesk();
    await follow(page, 'Artikelen');
    await isAt(page, '/admin/articles', 'Artikelen');
    await page.locator('.article-matrix').waitFor();
    expect(await hasFocusInContent(page)).toBe(true);

    await page.getByLabel('Zoek in titels, webadressen en teksten').fill(slugBase);
    await page.getByText('1 artikel', { exact: true }).waitFor();
    await follow(page, /^concept\s*: Een proefstuk/);
    await isAt(page, `/admin/edit?slug=${slugBase}-nl`, 'Een proefstuk over het zwembad');
    await page.getByLabel('Korte samenvatting').fill('Nog niet opgeslagen.');
    // The browser stores typed text after a pause. The text typed next must be stored when the user leaves the page.
    await toEndOf(page.getByLabel('Inhoud', { exact: true }));
    await page.keyboard.type(' En de slang.');
    await follow(page, /^EN: /);
    await page.waitForURL(`${url}/admin/edit?slug=${slugBase}-en`);
    await page.getByText('Nederlandse tekst', { exact: true }).waitFor();

    await page.goBack();
    await page.getByText('Uw niet opgeslagen tekst van de vorige keer staat er weer.').waitFor();
    expect(await page.getByLabel('Korte samenvatting').inputValue()).toBe('Nog niet opgeslagen.');
    // The editor of the text loads on demand.
    await expect.poll(() => page.getByLabel('Inhoud', { exact: true }).innerText()).toContain('En de slang.');
    await page.goBack();
    await page.getByText('1 artikel', { exact: true }).waitFor();
    expect(await page.getByLabel('Zoek in titels, webadressen en teksten').inputValue()).toBe(slugBase);
    await page.goForward();
    await isAt(page, `/admin/edit?slug=${slugBase}-nl`, 'Een proefstuk over het zwembad');

    expect(watch.counted.loads).toBe(1);
    // Links opened in a new tab and links to the public site load a new document.
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Artikelen', exact: true }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.getByRole('heading', { name: 'Artikelen', level: 1 }).waitFor();
    await follow(page, 'Naar de site');
    await page.waitForURL(`${url}/nl/blog`);
    expect(troubles).toEqual([]);
  });

  test('finds a page and an article through quick search with the keyboard alone', async () => {
    const { page, watch, requests, troubles } = await atTheDesk();
    const scripts = () => requests.filter((address) => /QuickSearch.*\.js$/.test(address)).length;
    expect(scripts()).toBe(0);
    await page.keyboard.press('Control+k');
    const field = page.getByLabel('Zoek artikelen, pagina’s en acties');
    await field.waitFor();
    expect(scripts()).toBe(1);
    await page.keyboard.type('logb');
    await page.keyboard.press('Enter');
    await isAt(page, '/admin/actions', 'Logboek');
    // The log names people and titles, not ids and addresses.
    await page
      .getByRole('listitem')
      .filter({
        hasText: /^Het gedeelde account maakte een artikel.*Een proefstuk over het zwembad/,
      })
      .first()
      .waitFor();
    await page.keyboard.press('Control+k');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type(slugBase);
    await expect.poll(() => page.getByRole('dialog').getByRole('link').count()).toBe(1);
    const mark = crypto.randomUUID().slice(0, 8);
    const name = `Klant ${mark}`;
    const phoneNumber = `+34 6${String(Date.now()).slice(-8)}`;
    const message = { name, email: `${mark}@example.com`, phone: phoneNumber, message: 'Hallo' };
    const sent = await callFunction(url, 'send-contact-email', { body: { ...message, pageUrl: `${url}/` } });
    expect(sent.status).toBe(200);
    for (const [typed, found, address] of [
      ['prijzen', 'Prijzen', '/admin/business#prices'],
      ['noodnummer', 'Telefoon en e-mail', '/admin/business#contact'],
      [name, name, '/admin/enquiries?q='],
      [phoneNumber.slice(4), name, '/admin/enquiries?q='],
    ] as const) {
      await field.fill(typed);
      const result = page.getByRole('dialog').getByRole('link').first();
      await result.filter({ hasText: found }).waitFor();
      expect(await result.getAttribute('href')).toContain(address);
    }
    await field.fill(slugBase);
    // The search before had one result too.
    await page.locator(`dialog a[href$="${slugBase}-nl"]`).waitFor();
    expect(await page.getByRole('dialog').getByRole('link').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/admin/edit?slug=${slugBase}-nl`);
    await page.getByLabel('Inhoud', { exact: true }).waitFor();
    expect(watch.counted.loads).toBe(1);
    expect(troubles).toEqual([]);
  });

  test('offers five entries, and leads from them to every other page', async () => {
    const { page, troubles } = await atTheDesk();
    const token = await anEditor(product);
    const { set_up: setUp } = (await callFunction(url, 'desk-today', { token })).json as { set_up: string[] };
    const later = [
      ['news', 'Nieuws'],
      ['bitcoin', 'Bitcoinbetalingen'],
    ] as const;
    const shown = later.filter(([name]) => setUp.includes(name)).map(([, title]) => title);
    const entries = page.getByRole('navigation', { name: 'Redactie' }).getByRole('link');
    await expect
      .poll(() => entries.allInnerTexts())
      .toEqual(['Vandaag', 'Artikelen', 'Mediatheek', 'Aanvragen', 'Instellingen', ...shown]);
    const ways = [
      ['Artikelen', 'Nieuw artikel'],
      ['Instellingen', 'Bedrijf'],
      ['Instellingen', 'Status'],
      ['Instellingen', 'Status', 'Logboek'],
      ['Instellingen', 'Status', 'Ontbrekende pagina’s'],
      ['Instellingen', 'Redacteuren'],
      ['Instellingen', 'Mijn account'],
      ...later.map(([, title]) => (shown.includes(title) ? [title] : ['Instellingen', title])),
    ];
    for (const [entry = '', ...rest] of ways) {
      await entries.filter({ hasText: entry }).click();
      for (const name of rest) await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      const title = rest.at(-1) ?? entry;
      await page.getByRole('heading', { name: title, level: 1 }).waitFor({ state: 'attached' });
      expect([title, await page.locator('#desk-nav [aria-current]').innerText()]).toEqual([title, entry]);
    }
    await page.goto(`${url}/admin/articles`);
    await page.getByLabel('Toon').selectOption('Prullenbak');
    await isAt(page, '/admin/trash', 'Prullenbak');
    await page.getByRole('main').getByRole('link', { name: 'Artikelen' }).click();
    await page.getByLabel('Toon').selectOption('Met concepten');
    await page.waitForURL(`${url}/admin/articles?show=draft`);
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ artikel/ })
      .waitFor();
    expect(troubles).toEqual([]);
  });

  test('closes the menu on a phone and scrolls the chosen page to the top', async () => {
    const { page, watch, troubles } = await atTheDesk(phone);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await follow(page, 'Instellingen');
    await isAt(page, '/admin/settings', 'Instellingen');
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await hasFocusInContent(page)).toBe(true);
    expect(watch.counted.loads).toBe(1);
    expect(watch.lost).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('scrolls a focused field into view without an animation', async () => {
    const { page } = await atTheDesk(phone);
    await page.goto(`${url}/admin/manual-blog-create`);
    const field = page.getByLabel('Korte samenvatting');
    await page.getByRole('toolbar').waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const [before, after] = await field.evaluate((element) => {
      const top = () => element.getBoundingClientRect().top;
      const before = top();
      element.focus();
      return [before, top()];
    });
    expect(before).toBeGreaterThan(phone.viewport.height);
    expect(after).toBeLessThan(phone.viewport.height);
  });

  test('asks for confirmation before leaving a page whose text the browser could not store', async () => {
    const { page } = await atTheDesk();
    await page.goto(`${url}/admin/articles?q=${slugBase}`);
    await follow(page, /^concept\s*: Een proefstuk/);
    await page.getByLabel('Korte samenvatting').waitFor();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByLabel('Korte samenvatting').fill('Nergens bewaard.');
    const ways = [() => follow(page, 'Alle artikelen'), () => page.evaluate(() => history.back())];
    for (const leave of ways) {
      const asked = page.waitForEvent('dialog');
      const leaving = leave();
      expect((await asked).type()).toBe('beforeunload');
      await (await asked).dismiss();
      await leaving;
      expect(await page.getByLabel('Korte samenvatting').inputValue()).toBe('Nergens bewaard.');
      expect(page.url()).toBe(`${url}/admin/edit?slug=${slugBase}-nl`);
    }
  });
});

/**
 * An iPhone zooms in on a field whose letters are smaller than 16 px, and the page no longer fits: lemmy-ui#1070,
 * swisspost/design-system#7820, alphagov/smart-answers#2859.
 */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, textarea, select, [contenteditable="true"]')]
      .filter((field) => !/^(checkbox|radio|file|hidden|range|color)$/.test(field.getAttribute('type') ?? ''))
      .map((field) => ({
        field: field.getAttribute('name') ?? field.id,
        size: Number.parseFloat(getComputedStyle(field).fontSize),
      }))
      .filter(({ size }) => size < 16),
  );

describe('on a phone', () => {
  test('every field has letters of at least 16 px, on the site and at the desk', async () => {
    const { page } = await atTheDesk(phone);
    for (const path of [
      '/admin/articles',
      `/admin/edit?slug=${slugBase}-nl`,
      '/admin/manual-blog-create',
      '/admin/business',
      '/admin/editors',
      '/admin/enquiries',
      '/admin/media',
      '/admin/trash',
      '/blog',
      '/nl',
    ]) {
      await page.goto(url + path);
      await page.locator('input, textarea, select').first().waitFor({ state: 'attached' });
      expect({ path, small: await smallFields(page) }).toEqual({ path, small: [] });
    }
  });
});
