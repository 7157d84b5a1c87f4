import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { localisedPath } from '#core/paths.ts';
import { desktop, phone, startChromium, watchedPage } from '../support/browser/chromium.ts';
import { areFontsLoaded } from '../support/browser/fonts-loaded.ts';

const { url } = inject('product');
let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

describe('the header', () => {
  test.each(locales)(
    'fits in one line with telephone and quote at every desktop width, and does not move (%s)',
    async (locale) => {
      const { page, troubles, close } = await watchedPage(browser, url, desktop);
      await page.addInitScript(countHeaderShifts);
      await page.goto(`${url}${localisedPath({ path: '/partners', locale })}`);
      await expect.poll(() => areFontsLoaded(page)).toBe(true);
      expect(await page.evaluate('window.headerShifts')).toBeLessThan(0.005);
      for (const width of [768, 1024, 1199, 1200, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const header = await page.evaluate(measureHeader);
        expect({ width, ...header }).toEqual({
          width,
          height: 72,
          lines: 1,
          isTooWide: false,
          links: [expect.stringMatching(/^tel:\+\d+$/), expect.stringMatching(/^(\/\w\w|\/)#pricing$/)],
          menu: width >= 1200 ? 7 : 0,
        });
      }
      expect(troubles).toEqual([]);
      await close();
    },
  );

  test('leaves telephone and quote to the bar at the bottom on a phone', async () => {
    const { page, close } = await watchedPage(browser, url, phone);
    await page.goto(`${url}/partners`);
    expect(await shownLinks(page, '.site-header')).toEqual([]);
    expect(await page.locator('.quick-bar a').count()).toBe(3);
    await close();
  });
});

const shownLinks = (page: Page, part: string) =>
  page.locator(`${part} .no-phone`).evaluateAll((links) => links.filter((link) => link.checkVisibility()));

/** Sums the layout shifts of elements in the header from the first paint on. */
function countHeaderShifts(): void {
  const counted = Object.assign(window, { headerShifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (entry.sources.some(({ node }) => node?.parentElement?.closest('.bar')))
        counted.headerShifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function measureHeader() {
  const bar = document.querySelector('.site-header .bar');
  const name = document.querySelector('.site-header .name span');
  if (!bar || !name) throw new Error('The page has no header.');
  return {
    height: bar.getBoundingClientRect().height,
    lines: name.getClientRects().length === 0 ? 0 : Math.round(name.getBoundingClientRect().height / 23),
    isTooWide: bar.scrollWidth > bar.clientWidth || document.documentElement.scrollWidth > innerWidth,
    links: [...bar.querySelectorAll('.no-phone')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href')),
    menu: [...bar.querySelectorAll('.menu li')].filter((entry) => entry.checkVisibility()).length,
  };
}

type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
