import { beforeAll, describe, expect, inject, test } from 'vitest';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';
import { locales } from '#core/locale.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { phone, watchedPage } from '../support/browser/chromium.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { anArticle, anEditor, callFunction } from '../support/products/editor.ts';

const product = inject('product');
const { url, adminToken } = product;
const narrow = { ...phone, viewport: { width: 320, height: 640 } };
const laptop = { viewport: { width: 1440, height: 900 } };
let address = new Map<DeskPage, string>();

beforeAll(async () => {
  const token = await anEditor(product);
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

/** Pages that publish when opened. The test skips them, but opens the similar “publish-correct-ibiza-news”. */
const startsByItself = new Set<DeskPage>(['publish-blog-now', 'publish-ibiza-news', 'direct-publish-blog']);

const watchShifts = () => {
  Object.assign(globalThis, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      (globalThis as unknown as { shifted: number }).shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

describe('pages of the desk', () => {
  test.each(
    locales.flatMap((locale) =>
      [narrow, phone, laptop].map((view) => [locale, view.viewport.width, view] as const),
    ),
  )('are accessible, fit the window, and do not move while they load (%s, %i)', async (locale, _, view) => {
    const { page } = await watchedPage(url, { ...view, locale });
    await page.addInitScript(watchShifts);
    await page.addInitScript((language) => localStorage.setItem('desk-lang', language), locale);
    await page.goto(`${url}/admin?token=${adminToken}`);
    await page.locator('.desk-badge').first().waitFor({ state: 'attached' });
    const found: unknown[] = [];
    for (const [name, path] of address) {
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      expect(await page.locator('.desk').getAttribute('lang')).toBe(locale);
      const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
      const problems = await accessibilityProblems(page);
      const sideways = await tooWide(page);
      if (problems.length > 0 || sideways > 0 || shifted > 0.02)
        found.push({ name, problems, sideways, shifted });
    }
    expect(found).toEqual([]);
  });
});
