import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { desktop, phone, startChromium, watchedPage } from '../support/chromium.ts';
import { ordinaryPages } from '../support/site-pages.ts';

const { url } = inject('product');
let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

const somePosts = [
  '/blog/huis-winterklaar-maken-nl',
  '/blog/huis-winterklaar-maken-de',
  '/nowhere',
  '/blog/niets-nl',
  '/nl/blog/page/1',
];
const addresses = [...ordinaryPages.map(({ path }) => path), ...somePosts];

test.each([
  ['phone', phone],
  ['desktop', desktop],
])(
  'every public page is accessible, quiet and asks nobody else for anything (%s)',
  async (_, options) => {
    const { page, troubles, requests, close } = await watchedPage(browser, url, options);
    const problems: string[] = [];
    for (const address of addresses) {
      await page.goto(`${url}${address}`);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      problems.push(...violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html ?? ''}`));
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (sideways > 0) problems.push(`${address} scrolls sideways by ${sideways} px`);
    }
    expect(problems).toEqual([]);
    // A missing page answers 404, which the browser notes in its console.
    expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
    expect(requests.filter((request) => /supabase|Desk|react/i.test(request))).toEqual([]);
    await close();
  },
  240_000,
);

test('no page scrolls sideways at 320 px', async () => {
  const { page, close } = await watchedPage(browser, url, { viewport: { width: 320, height: 640 } });
  const wide: string[] = [];
  for (const address of addresses) {
    await page.goto(`${url}${address}`);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (sideways > 0) wide.push(`${address}: ${sideways} px`);
  }
  expect(wide).toEqual([]);
  await close();
}, 120_000);

test('a post can be read and every language reached without JavaScript', async () => {
  const { page, close } = await watchedPage(browser, url, { ...desktop, javaScriptEnabled: false });
  await page.goto(`${url}/blog/huis-winterklaar-maken-nl`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main').getByRole('link', { name: 'Deutsch' }).click();
  expect(page.url()).toBe(`${url}/blog/huis-winterklaar-maken-de`);
  await page.goto(`${url}/nl/blog`);
  await page.getByRole('link', { name: 'Oudere artikelen' }).click();
  expect(page.url()).toMatch(/\/nl\/blog\/page\/\d+$/);
  await close();
});
