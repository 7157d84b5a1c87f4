import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone, watchedPage, withoutFailed } from '../support/browser/chromium.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { ordinaryPages } from '../support/pages/site-pages.ts';

const { url } = inject('product');

const missing = ['/nowhere', '/blog/niets-nl'];
const somePosts = ['/blog/huis-winterklaar-maken-nl', '/blog/huis-winterklaar-maken-de', ...missing];
const addresses: { path: string; locale?: Locale }[] = [
  ...ordinaryPages,
  { path: '/nl/blog/page/1', locale: 'nl' },
  ...somePosts.map((path) => ({ path })),
];

describe('public pages', () => {
  // German has the longest words, and axe finds almost the same problems in every language, so it checks ordinary pages
  // in one language. A width of 640 px represents a desktop of 1280 px at a zoom of 200 %.
  for (const { device, options, pages, widths, tags } of [
    {
      device: 'phone',
      options: phone,
      pages: addresses.filter(({ locale }) => locale === undefined || locale === 'de'),
      widths: [320, phone.viewport.width, 640, desktop.viewport.width],
      tags: [],
    },
    {
      device: 'phone, other languages',
      options: phone,
      pages: addresses.filter(({ locale }) => locale !== undefined && locale !== 'de'),
      widths: [320, phone.viewport.width, 640, desktop.viewport.width],
      tags: ['heavy'],
    },
    {
      device: 'desktop',
      options: desktop,
      pages: addresses.filter(({ locale }) => locale === undefined || locale === 'de'),
      widths: [desktop.viewport.width],
      tags: ['heavy'],
    },
  ])
    test(
      `are accessible, fit the window at every zoom, and log no errors (${device})`,
      { tags, timeout: 240_000 },
      async () => {
        const { page, troubles, requests } = await watchedPage(url, options);
        const problems: string[] = [];
        for (const { path: address, locale } of pages) {
          await page.setViewportSize(options.viewport);
          await page.goto(`${url}${address}`);
          if (locale === undefined || locale === 'de')
            for (const problem of await accessibilityProblems(page)) problems.push(`${address} ${problem}`);
          for (const width of widths) {
            await page.setViewportSize({ width, height: options.viewport.height });
            const sideways = await tooWide(page);
            if (sideways > 0) problems.push(`${address} scrolls sideways at ${width} px, by ${sideways} px`);
          }
          for (const problem of await problemsWhenEnlarged(page)) problems.push(`${address} ${problem}`);
        }
        expect(problems).toEqual([]);
        expect(withoutFailed(troubles, 404, ...missing)).toEqual([]);
        expect(requests.filter((request) => /supabase|Desk|react/i.test(request))).toEqual([]);
      },
    );

  test.each([
    { device: 'phone', path: '/de' },
    { device: 'desktop', path: '/es/betalen-met-bitcoin' },
    { device: 'desktop', path: '/nl/blog' },
    { device: 'phone', path: '/blog/huis-winterklaar-maken-de' },
  ])(
    'let the Tab key reach every control on $path with a visible focus ($device)',
    async ({ device, path }) => {
      const options = device === 'phone' ? phone : desktop;
      const { page } = await watchedPage(url, options);
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      const expected = await page.evaluate(() => {
        const stops = document.querySelectorAll<HTMLElement>(
          'a[href], button, input, textarea, select, summary',
        );
        return [...stops].filter(
          (stop) => stop.checkVisibility({ visibilityProperty: true }) && stop.tabIndex >= 0,
        ).length;
      });
      let seen = 0;
      const unmarked: string[] = [];
      for (let press = 0; press < expected * 2; press++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement;
          if (!(element instanceof HTMLElement) || element === document.body) return undefined;
          // Elements are compared instead of positions, which change when an island hydrates.
          const known = ((window as { known?: Set<Element> }).known ??= new Set());
          const isNew = !known.has(element);
          known.add(element);
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
          const marked = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
          return { isNew, marked, html: element.outerHTML.slice(0, 120) };
        });
        if (stop?.isNew !== true) break;
        seen += 1;
        if (!stop.marked) unmarked.push(stop.html);
      }
      expect(unmarked).toEqual([]);
      expect(expected).toBeGreaterThan(10);
      expect(seen).toBeGreaterThanOrEqual(expected);
    },
  );
});

describe('fonts', () => {
  test('are applied after the first paint of the first page, and at once on the next page', async () => {
    const { page } = await watchedPage(url, desktop);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const fonts = document.getElementById('fonts') as HTMLStyleElement;
        Object.assign(globalThis, { fontsAreApplied: matchMedia(fonts.media).matches });
      });
    });
    const areApplied = () =>
      page.evaluate(() => (globalThis as unknown as { fontsAreApplied: boolean }).fontsAreApplied);
    const areLoaded = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family === 'Marcellus' && status === 'loaded'),
      );
    await page.goto(`${url}/nl/partners`);
    expect(await areApplied()).toBe(false);
    await expect.poll(areLoaded).toBe(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
    await page.waitForURL(`${url}/nl/blog`);
    expect(await areApplied()).toBe(true);
    await expect.poll(areLoaded).toBe(true);
  });

  test('load even if JavaScript is disabled', async () => {
    const { page } = await watchedPage(url, { ...desktop, javaScriptEnabled: false });
    const font = page.waitForResponse(/marcellus[^/]*\.woff2$/);
    await page.goto(`${url}/nl/partners`);
    expect((await font).status()).toBe(200);
  });
});

describe('pages without JavaScript', () => {
  test('show a readable post with links to its translations and older posts', async () => {
    const { page } = await watchedPage(url, { ...desktop, javaScriptEnabled: false });
    await page.goto(`${url}/blog/huis-winterklaar-maken-nl`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main').getByRole('link', { name: 'Deutsch' }).click();
    expect(page.url()).toBe(`${url}/blog/huis-winterklaar-maken-de`);
    await page.goto(`${url}/nl/blog`);
    await page.getByRole('link', { name: 'Oudere artikelen' }).click();
    expect(page.url()).toMatch(/\/nl\/blog\/page\/\d+$/);
  });

  test('let visitors open the menu and choose each language', async () => {
    const { page } = await watchedPage(url, { ...phone, javaScriptEnabled: false });
    await page.goto(`${url}/nl/partners`);
    const menu = page.locator('#menu');
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Diensten' }).click();
    expect(page.url()).toBe(`${url}/nl#services`);
    for (const [button, language, path] of [
      ['Taal kiezen', 'Deutsch', '/de'],
      ['Sprache wählen', 'Español', '/es'],
      ['Elegir idioma', 'English', '/'],
      ['Choose a language', 'Nederlands', '/nl'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.locator('#languages').getByRole('link', { name: language }).click();
      expect(page.url()).toBe(`${url}${path}`);
    }
  });
});

/** What scrolls sideways at a zoom of 400 %, also before the web fonts are shown, or stays over the text. */
async function problemsWhenEnlarged(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 256 });
  const [withFonts, without] = await page.evaluate(() => {
    const { documentElement: root } = document;
    const sideways = () => root.scrollWidth - root.clientWidth;
    const font = () => getComputedStyle(document.body).fontFamily;
    const [withOurs, own] = [sideways(), font()];
    root.classList.add('fonts-coming');
    const [withoutOurs, first] = [sideways(), font()];
    root.classList.remove('fonts-coming');
    if (own === first) throw new Error(`Both widths are of ${own}.`);
    scrollTo({ top: 600, behavior: 'instant' });
    return [withOurs, withoutOurs];
  });
  const found =
    withFonts === 0 && without === 0 ? [] : [`is ${withFonts} or ${without} px too wide at 400 %`];
  return [...found, ...(await page.evaluate(fixedParts))];
}

function fixedParts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      const { bottom, top, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility() && visibility === 'visible' && height > 0;
      return /fixed|sticky/.test(position) && isSeen && bottom > 0 && top < innerHeight;
    })
    .map(({ tagName, className }) => `${tagName}.${className}`);
}
