import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';
import { locales } from '#core/locale.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { phone, startChromium, watchedPage } from '../support/browser/chromium.ts';
import { anArticle, anEditor, callFunction } from '../support/products/editor.ts';

const product = inject('product');
const { url, adminToken } = product;
const laptop = { viewport: { width: 1280, height: 800 } };
let browser: Browser;
let address = new Map<DeskPage, string>();

beforeAll(async () => {
  const [started, token] = await Promise.all([startChromium(), anEditor(product)]);
  browser = started;
  const article = anArticle({ languages: ['nl', 'de'], publish_main: false });
  await callFunction(url, 'create-multilingual-blog', { token, body: article });
  const message = { name: 'Eva', email: 'eva@example.com', message: 'Hallo', pageUrl: `${url}/` };
  await callFunction(url, 'send-contact-email', { body: message });
  await fetch(`${url}/nergens`);
  const pages = Object.entries(deskPages) as [DeskPage, string][];
  address = new Map(pages.filter(([name]) => !startsByItself.has(name)));
  address.set('edit-article', `${deskPages['edit-article']}?slug=${article.slug_base}-de`);
  address.set('review-translations', `${deskPages['review-translations']}?article=${article.slug_base}`);
});
afterAll(() => browser.close());

/** Pages that publish as soon as they open, and then open another page. */
const startsByItself = new Set<DeskPage>(['publish-blog-now', 'publish-ibiza-news', 'direct-publish-blog']);

/** Returns how many rows the desk navigation takes if every badge shows its largest number. */
const rowsOfWays = (page: Page): Promise<number> =>
  page.locator('.desk-nav li').evaluateAll(async (entries) => {
    await document.fonts.ready;
    const badge = document.createElement('span');
    badge.className = 'desk-badge';
    badge.textContent = '12';
    for (const entry of entries)
      if (/\/(articles|news|enquiries|bitcoin)$/.test(entry.querySelector('a')?.href ?? '')) {
        entry.querySelector('.desk-badge')?.remove();
        entry.append(badge.cloneNode(true));
      }
    return new Set(entries.map((entry) => entry.getBoundingClientRect().bottom)).size;
  });

describe('pages of the desk', () => {
  test.each(
    locales.flatMap((locale) => [phone, laptop].map((view) => [locale, view.viewport.width, view] as const)),
  )('are all accessible and no wider than the window (%s, %i)', async (locale, _, view) => {
    const { page, close } = await watchedPage(browser, url, { ...view, locale });
    await page.addInitScript((language) => localStorage.setItem('desk-lang', language), locale);
    await page.goto(`${url}/admin?token=${adminToken}`);
    await page.locator('.desk-badge').first().waitFor({ state: 'attached' });
    if (view === laptop) expect(await rowsOfWays(page)).toBe(1);
    const found: unknown[] = [];
    for (const [name, path] of address) {
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      expect(await page.locator('.desk').getAttribute('lang')).toBe(locale);
      const problems = await accessibilityProblems(page);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (problems.length > 0 || sideways > 0) found.push({ name, problems, sideways });
    }
    expect(found).toEqual([]);
    await close();
  });
});
