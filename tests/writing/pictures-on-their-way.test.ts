import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, startChromium, watchedPage } from '../support/browser/chromium.ts';
import { aLargePhoto, aPhoto } from '../support/pictures.ts';
import { anArticle, anEditor, callFunction, eventually } from '../support/products/editor.ts';

const product = inject('product');
const { url, adminToken } = product;
let browser: Browser;
let token = '';

beforeAll(async () => {
  [browser, token] = await Promise.all([startChromium(), anEditor(product)]);
});
afterAll(() => browser.close());

/** The page of an article of its own, over a line that takes so many bytes a second. */
async function overASlowLine(bytesPerSecond: number) {
  const article = anArticle({ languages: ['nl'], publish_main: false });
  await callFunction(url, 'create-multilingual-blog', { token, body: article });
  const watched = await watchedPage(browser, url, desktop);
  const { page } = watched;
  await page.goto(`${url}/admin/edit?slug=${article.slug_base}-nl&token=${adminToken}`);
  await page.getByLabel('Inhoud').waitFor();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const line = (uploadThroughput: number, offline = false) =>
    devTools.send('Network.emulateNetworkConditions', {
      ...{ offline, latency: 20, downloadThroughput: -1, uploadThroughput },
    });
  await line(bytesPerSecond);
  return { ...watched, line };
}

/** What a bar of progress has shown, until it goes. */
const watchProgress = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const shown: number[] = [];
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLProgressElement>(`${selector} progress`);
      if (bar?.hasAttribute('value') && bar.value !== shown.at(-1)) shown.push(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, within);
const shownBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { shown: number[] }).shown);

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const own = (page: Page) => page.getByLabel('Afbeelding kiezen');
const inText = (page: Page) => page.locator('.rich-text input[type="file"]');

test.each([
  ['of the article', '.image-field', own, '.image-focus img'],
  ['in the text', '.upload-list', inText, '.rich-text-words figure'],
])(
  'a large picture %s shows how much of it is sent, and can be given up',
  async (_, place, input, arrived) => {
    const { page, troubles, line, close } = await overASlowLine(250_000);
    await watchProgress(page, place);
    const photo = await aLargePhoto();
    await input(page).setInputFiles(file('tuin.jpg', photo));
    const bar = page.getByRole('progressbar', { name: 'tuin.jpg' });
    const moves = (values: number[]) => values.filter((value) => value > 0 && value < 100).length >= 4;
    const values = await eventually(() => shownBy(page), { until: moves });
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    expect(await accessibilityProblems(page, place)).toEqual([]);
    await page.getByRole('button', { name: /^Afbreken/ }).click();
    await bar.waitFor({ state: 'detached' });

    // Nothing came of it, and it is no failure; the next one arrives.
    expect(await page.getByText('De afbeelding is niet overgenomen.').count()).toBe(0);
    await line(-1);
    await input(page).setInputFiles(file('huis.jpg', await aPhoto()));
    await page.locator(arrived).waitFor();
    expect(await page.locator(arrived).count()).toBe(1);
    expect(troubles).toEqual([]);
    await close();
  },
);

test('a line that breaks on the way is told, and the picture is sent once more', async () => {
  const { page, line, close } = await overASlowLine(250_000);
  await watchProgress(page, '.image-field');
  await own(page).setInputFiles(file('tuin.jpg', await aLargePhoto()));
  await eventually(() => shownBy(page), { until: (values) => (values.at(-1) ?? 0) > 10 });
  await line(-1, true);
  await page.getByText('De afbeelding is niet overgenomen.').waitFor();
  await line(-1);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await page.locator('.image-focus img').waitFor();
  await close();
});
