import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { localisedPath } from '#core/paths.ts';
import { desktop, phone, watchedPage } from '../support/browser/chromium.ts';
import { cutWords } from '../support/browser/cut-words.ts';
import { areFontsLoaded } from '../support/browser/fonts-loaded.ts';
import { tooWide } from '../support/browser/in-view.ts';

const { url } = inject('product');

const widths = [320, 360, 390, 768, 1024, 1440, 1920];
const kinds = ['/', '/services/rental', '/services/keys', '/inspection', '/legal', '/privacy', '/blog'];
const printed = [...kinds, '/betalen-met-bitcoin', '/partners', '/blog/huis-winterklaar-maken-de'];

/** The browser is set to German, because most tests open the German pages, which have the longest words. */
const open = async (options = {}) => watchedPage(url, { locale: 'de-DE', ...options });

describe('the header', () => {
  test.each(locales)(
    'fits on one line together with telephone and quote at every desktop width, and does not shift (%s)',
    async (locale) => {
      const { page, troubles } = await watchedPage(url, desktop);
      await page.addInitScript(countHeaderShifts);
      await page.goto(`${url}${localisedPath({ path: '/partners', locale })}`);
      await expect.poll(() => areFontsLoaded(page)).toBe(true);
      expect(await page.evaluate('window.headerShifts')).toBeLessThan(0.005);
      for (const width of [768, 1024, 1199, 1200, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        // A font that the menu needs only at this width may still be loading.
        await expect
          .poll(async () => ({ width, ...(await page.evaluate(measureHeader)) }))
          .toEqual({
            width,
            height: 72,
            lines: 1,
            isTooWide: false,
            links: [expect.stringMatching(/^tel:\+\d+$/), expect.stringMatching(/^(\/\w\w|\/)#pricing$/)],
            menu: width >= 1200 ? 8 : 0,
          });
      }
      expect(troubles).toEqual([]);
    },
  );

  test('shows no telephone and quote links on a phone, where the bar at the bottom shows them', async () => {
    const { page } = await watchedPage(url, phone);
    await page.goto(`${url}/partners`);
    expect(await shown(page, '.site-header .no-phone')).toBe(0);
    expect(await page.locator('.quick-bar a').count()).toBe(3);
  });
});

describe('the top of the home page', () => {
  test('keeps its height on a phone when the fonts load, in every language', async () => {
    const { page } = await open();
    for (const locale of locales) {
      await page.setViewportSize(desktop.viewport);
      await page.goto(`${url}${localisedPath({ path: '/', locale })}`);
      await expect.poll(() => areFontsLoaded(page)).toBe(true);
      for (const width of [360, 375, 390, 412, 430]) {
        await page.setViewportSize({ width, height: 823 });
        const { before, after } = await page.evaluate(heroHeights);
        expect({ locale, width, after }).toEqual({ locale, width, after: before });
      }
    }
  });
});

describe('narrow and enlarged pages', () => {
  test.each(locales)('cut no phone number, e-mail address or word (%s)', async (locale) => {
    const { page } = await open();
    const problems: string[] = [];
    for (const path of ['/', '/legal', '/privacy']) {
      await page.goto(`${url}${localisedPath({ path, locale })}`);
      await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        for (const text of await page.evaluate(brokenTexts)) problems.push(`${path} ${width} px: ${text}`);
        if (width <= 390)
          for (const word of await page.evaluate(cutWords)) problems.push(`${path} ${width} px: ${word}`);
        if (path !== '/') continue;
        const mission = await page.locator('#about .mission p').boundingBox();
        if ((mission?.width ?? 0) < 180) problems.push(`mission at ${width} px: ${mission?.width} px wide`);
      }
    }
    expect(problems).toEqual([]);
  });

  test('scroll a wide table of an article, but not the page', async () => {
    const { page } = await open(phone);
    await page.goto(`${url}/blog/huis-winterklaar-maken-de`);
    const isScrolled = await page.locator('.prose').evaluate((text) => {
      const cells = '<td>Schwimmbadwasserqualität</td>'.repeat(5);
      text.insertAdjacentHTML('beforeend', `<table><tbody><tr>${cells}</tr></tbody></table>`);
      const table = text.lastElementChild;
      return table !== null && table.scrollWidth > table.clientWidth;
    });
    expect({ isScrolled, sideways: await tooWide(page) }).toEqual({ isScrolled: true, sideways: 0 });
  });

  test.each([
    { name: 'text at 200 %', fontSize: 32, spacing: '', atWidths: [390, 1280] },
    { name: 'wide text spacing', fontSize: 16, spacing: wideSpacing, atWidths: [320, 390, 1280] },
  ])(
    'do not scroll sideways or cut texts with $name',
    { tags: ['heavy'] },
    async ({ fontSize, spacing, atWidths }) => {
      const { page } = await open();
      // Media queries in rem depend on the browser’s font size setting.
      const browserSettings = await page.context().newCDPSession(page);
      await browserSettings.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
      const problems: string[] = [];
      for (const path of printed.map(inGerman))
        for (const width of atWidths) {
          await page.setViewportSize({ width, height: 844 });
          // Some style rules for narrow pages load after the first paint.
          await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
          // An adopted style sheet imitates a visitor’s own: the page’s Content-Security-Policy applies to neither.
          await page.evaluate((css) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(css);
            document.adoptedStyleSheets.push(sheet);
          }, spacing);
          const sideways = await tooWide(page);
          if (sideways > 0) problems.push(`${path} ${width} px: ${sideways} px too wide`);
          for (const text of await page.evaluate(cutTexts)) problems.push(`${path} ${width} px cuts ${text}`);
        }
      expect(problems).toEqual([]);
    },
  );

  test('have larger headings at every width if the visitor’s text is twice as large', async () => {
    const { page } = await open();
    const browserSettings = await page.context().newCDPSession(page);
    const problems: string[] = [];
    const atWidths = [320, 390, 1280];
    for (const path of ['/', '/services/rental', '/betalen-met-bitcoin'].map(inGerman)) {
      const sizes: Record<string, number>[][] = [];
      await page.goto(`${url}${path}`);
      await expect.poll(() => areFontsLoaded(page)).toBe(true);
      for (const standard of [16, 32]) {
        await browserSettings.send('Page.setFontSizes', { fontSizes: { standard } });
        const measured: Record<string, number>[] = [];
        for (const width of atWidths) {
          await page.setViewportSize({ width, height: 844 });
          measured.push(await page.evaluate(headingSizes));
        }
        sizes.push(measured);
      }
      const [usual = [], large = []] = sizes;
      for (const [index, width] of atWidths.entries()) {
        const headings = Object.entries(usual[index] ?? {});
        for (const [heading, size] of headings) {
          const grown = large[index]?.[heading] ?? 0;
          if (grown < size * 1.3) problems.push(`${path} ${width} px ${heading}: ${size} → ${grown}`);
        }
        expect(headings.length).toBeGreaterThan(1);
      }
    }
    expect(problems).toEqual([]);
  });
});

describe('print', () => {
  test.each(['light', 'dark'] as const)(
    'shows every kind of page in dark text on white, without menus (%s scheme)',
    { tags: ['heavy'] },
    async (colorScheme) => {
      const { page } = await open();
      const problems: string[] = [];
      await page.emulateMedia({ media: 'print', colorScheme });
      for (const path of printed.map(inGerman)) {
        await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
        for (const text of await page.evaluate(paleTexts)) problems.push(`${path} pale ${text}`);
        for (const part of ['.skip', '.site-header', '.quick-bar', '.floating-chat', 'nav'])
          if ((await shown(page, part)) > 0) problems.push(`${path} prints ${part}`);
        const answers = '[aria-labelledby="faq-heading"] details p';
        if ((await shown(page, answers)) < (await page.locator(answers).count()))
          problems.push(`${path} prints questions without their answers`);
      }
      expect(problems).toEqual([]);
    },
  );

  test('shows business name, postal address and expiry date on a quote, legible in the dark scheme', async () => {
    const { page } = await open();
    await page.goto(`${url}/de?extras=pest&pkg=custom#pricing`);
    await page.locator('.quote-ways:not([data-asleep])').waitFor();
    await page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-done', '')));
    await page.getByRole('button', { name: 'Drucken' }).click();
    await page.locator('html[data-done]').waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const sheet = await page.locator('.quote-sheet').innerText();
    expect(sheet).toMatch(/Demo Casa Ibiza\n.*07800 Eivissa.*\+34/);
    expect(sheet).toMatch(/So läuft eine Hauskontrolle ab: http\S+\/de\/inspection/);
    expect(sheet).toMatch(/gültig bis/i);
    expect(await page.evaluate(paleTexts)).toEqual([]);
  });
});

/** The height of the first words with the fonts before which the page shows its own, and with its own. */
async function heroHeights(): Promise<{ before: number; after: number }> {
  // At a new width, the page gives up what keeps its words in place while the fonts change.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const { classList } = document.documentElement;
  const hero = document.querySelector('.hero .words');
  if (hero === null) throw new Error('The page has no hero.');
  const height = () => Math.round(hero.getBoundingClientRect().height);
  const font = () => getComputedStyle(hero).fontFamily;
  const [after, own] = [height(), font()];
  classList.add('fonts-coming');
  const [before, first] = [height(), font()];
  classList.remove('fonts-coming');
  if (own === first) throw new Error(`Both heights are of ${own}.`);
  return { before, after };
}

/** The text spacing with which a page must remain readable (WCAG 2.2, 1.4.12). */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

const inGerman = (path: string): string =>
  path.endsWith('-de') ? path : localisedPath({ path, locale: 'de' });

const shown = (page: Page, part: string) =>
  page.locator(part).evaluateAll((found) => found.filter((element) => element.checkVisibility()).length);

function brokenTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  let seen = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest('script, style')) continue;
    for (const found of (node.textContent ?? '').matchAll(/\+\d[\d\s]{7,}\d|\S+@\S+\.\w+/g)) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      seen += 1;
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        broken.push(found[0]);
    }
  }
  return seen === 0 ? ['no number was found'] : broken;
}

/** Font sizes in pixels of the first heading of each level, which are larger than the text beside them. */
function headingSizes(): Record<string, number> {
  const sizeOf = (name: string) => {
    const found = document.querySelector(`main ${name}`);
    return found === null ? [] : [[name, parseFloat(getComputedStyle(found).fontSize)] as const];
  };
  return Object.fromEntries(['h1', 'h2', 'h3'].flatMap(sizeOf));
}

/** Texts of which a part is outside a box that hides what it cannot hold. */
const cutTexts = (): string[] =>
  [...document.querySelectorAll('main *, .site-header *, .site-footer *')]
    // Drawings have no text.
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      // The texts for screen readers only are one pixel large.
      const isSeen = element.checkVisibility() && element.clientWidth > 1 && position !== 'absolute';
      const range = new Range();
      range.selectNodeContents(element);
      const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return (
        hides &&
        isSeen &&
        element.innerText.trim() !== '' &&
        (text.right > box.right + 1 || text.bottom > box.bottom + 1)
      );
    })
    .map(({ tagName, className, innerText }) => `${tagName}.${className} ${innerText.trim().slice(0, 30)}`);

/** Texts with a contrast of less than 4.5 on their background or on white paper. */
function paleTexts(): string[] {
  const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (colour: string): number => {
    if (!canvas) throw new Error('The browser has no canvas.');
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element: Element | null): string => {
    if (element === null) return '#fff';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === 'transparent' || channels(backgroundColor)[3] === 0
      ? behind(element.parentElement)
      : backgroundColor;
  };
  const pale: string[] = [];
  let seen = 0;
  for (const element of document.querySelectorAll('body *')) {
    const text = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    );
    if (
      !text ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('svg, script, style')
    )
      continue;
    seen += 1;
    // By default, browsers print no backgrounds, so a text must be legible with and without its background.
    for (const ground of [behind(element), '#fff']) {
      const [one = 0, other = 0] = [luminance(getComputedStyle(element).color), luminance(ground)].sort(
        (a, b) => b - a,
      );
      if ((one + 0.05) / (other + 0.05) < 4.5)
        pale.push(`${element.tagName}: ${element.textContent.trim().slice(0, 40)}`);
    }
  }
  return seen === 0 ? ['no text was found'] : [...new Set(pale)];
}

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
