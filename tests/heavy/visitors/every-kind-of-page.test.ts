/** Each kind of public page stays orderly and still at each width of a window, with the longest words. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bitcoinOrderPage, localisedPath, pagePath, postPath } from '#core/paths.ts';
import { dailyNewsBase } from '#core/post/slugs/daily-news.ts';
import { newLocalDir, startProduct, type Product } from '../../../scripts/local/product.ts';
import { articleRow, publishRows, readBuild } from '../../../scripts/tools/bench/measured-product.ts';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { watchedPage } from '../../support/browser/chromium.ts';

let product: Product;

/** German has the longest words. */
const locale = 'de';
const news = dailyNewsBase('2026-11-20');
const kinds = [
  ...(['home', 'keys', 'pool', 'always', 'rental', 'inspection', 'blog', 'news', 'how-we-write'] as const),
  ...(['bitcoin', 'partners', 'legal', 'privacy'] as const),
].map((page) => pagePath({ page, locale }));
const pages = [
  ...kinds,
  ...[bitcoinOrderPage, '/thanks', '/nowhere'].map((path) => localisedPath({ path, locale })),
  ...[news, 'huis-winterklaar-maken'].map((slugBase) => postPath(`${slugBase}-${locale}`)),
];

beforeAll(async () => {
  product = await startProduct({ localDir: newLocalDir(), env: { BACKEND_IS_SHORT_LIVED: 'yes' } });
  const { posts } = await readBuild(product.url);
  const rows = ['nl', locale].map((language) => ({
    ...articleRow({ number: 1, language }),
    slug_base: news,
  }));
  await publishRows(product, rows, { dutch: (posts['nl'] ?? 0) + 1, seconds: 120 });
}, 240_000);
afterAll(() => product.remove());

describe('every kind of page', () => {
  test.each([320, 390, 1440])(
    'is accessible at %i px in both colour schemes, with all details open',
    { timeout: 600_000 },
    async (width) => {
      const problems: string[] = [];
      const { page } = await watchedPage(product.url, { viewport: { width, height: 844 } });
      for (const path of pages) {
        await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          for (const problem of await accessibilityProblems(page))
            problems.push(`${path} (${colorScheme}): ${problem}`);
        }
      }
      expect(problems).toEqual([]);
    },
  );

  test.each([390, 1440])(
    'does not shift while a visitor scrolls at %i px',
    { timeout: 300_000 },
    async (width) => {
      const moved: string[] = [];
      const { page } = await watchedPage(product.url, { viewport: { width, height: 844 } });
      await page.addInitScript(countShifts);
      for (const path of pages) {
        await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
        const shift = await shiftWhileScrolling(page);
        if (shift >= 0.005) moved.push(`${path}: ${shift}`);
      }
      expect(moved).toEqual([]);
    },
  );
});

function countShifts(): void {
  const counted = Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) counted.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls down and up again, waits for the requests that this causes, and returns the added layout shift. */
async function shiftWhileScrolling(page: Page): Promise<number> {
  const shifted = () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  const before = await shifted();
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (const direction of [1, -1])
    for (let screen = 0; screen < screens * 2; screen++) {
      await page.mouse.wheel(0, direction * 422);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))),
      );
    }
  await page.waitForLoadState('networkidle');
  return (await shifted()) - before;
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
