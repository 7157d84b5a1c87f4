import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { phone, startChromium } from '../support/browser/chromium.ts';
import { gzipBytes, weighedPage, type PageWeight } from '../support/pages/page-weight.ts';
import { ordinaryPages } from '../support/pages/site-pages.ts';

const { url } = inject('product');
const posts = [
  '/blog/huis-winterklaar-maken-nl',
  '/blog/huis-winterklaar-maken-en',
  '/blog/huis-winterklaar-maken-de',
];
const addresses = [
  ...ordinaryPages.map(({ path }) => path),
  ...posts,
  '/nl/blog/page/1',
  '/nowhere',
  '/blog/niets-nl',
];
const weights = new Map<string, PageWeight>();
let browser: Browser;

// Each page once, on a phone, unscrolled and untouched, by a reader to whom another language is suggested.
beforeAll(async () => {
  browser = await startChromium();
  for (let at = 0; at < addresses.length; at += 4) {
    await Promise.all(
      addresses.slice(at, at + 4).map(async (path) => {
        const options = { ...phone, locale: path.startsWith('/nl') ? 'de-DE' : 'nl-NL' };
        weights.set(path, await weighedPage(browser, { address: `${url}${path}`, options }));
      }),
    );
  }
});
afterAll(() => browser.close());

test('a public page runs at most 5 kB of script before anybody touches it', () => {
  expect(pagesWhere(({ scripts }) => gzipBytes(scripts) > 5000)).toEqual([]);
  expect(gzipBytes(weightOf('/').scripts)).toBeGreaterThan(0);
});

test('nothing of React, of the desk or of the database client is on an untouched public page', () => {
  const strangers = /Symbol\.for\(["'`]react|react-dom|supabase|Niet toegestaan|\/functions\/v1\/(?!search)/;
  expect(pagesWhere(({ scripts }) => scripts.some((script) => strangers.test(script)))).toEqual([]);
});

test('HTML and CSS of each home page are at most 30 kB', () => {
  for (const path of ['/', '/nl', '/es', '/de']) {
    const { documents, styles } = weightOf(path);
    // The styles stand in the page.
    expect([path, documents.length, documents.join('').includes('<style>')]).toEqual([path, 1, true]);
    expect(gzipBytes([...documents, ...styles])).toBeLessThanOrEqual(30_000);
  }
});

test('fonts are at most 60 kB, and at most two of them are asked for early', () => {
  expect(pagesWhere(({ fontBytes }) => fontBytes === 0 || fontBytes > 60_000)).toEqual([]);
  expect(pagesWhere(({ fontPreloads }) => fontPreloads > 2)).toEqual([]);
});

test('no page asks another site for anything', () => {
  expect([...weights.values()].flatMap(({ foreign }) => foreign)).toEqual([]);
});

/** What is less moves by a fraction of a pixel; the usual tools round it away. */
const leastShift = 0.001;

test('nothing moves while a page loads', () => {
  const moved = [...weights].filter(([, { layoutShift }]) => layoutShift >= leastShift);
  expect(moved.map(([path, { layoutShift }]) => `${path}: ${layoutShift}`)).toEqual([]);
});

const pagesWhere = (isTrue: (weight: PageWeight) => boolean): string[] =>
  [...weights].filter(([, weight]) => isTrue(weight)).map(([path]) => path);

function weightOf(path: string): PageWeight {
  const weight = weights.get(path);
  if (!weight) throw new Error(`${path} was not weighed`);
  return weight;
}
