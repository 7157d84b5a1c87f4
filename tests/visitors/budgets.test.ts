/** How much a browser loads before a visitor does anything: scripts, styles, fonts and HTML have limits. */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { desktop, phone } from '../support/browser/chromium.ts';
import { gzipBytes, weighedPage, type PageWeight } from '../support/pages/page-weight.ts';
import { bitcoinOrderPage, localisedPath, pagePath } from '#core/paths.ts';
import { ordinaryPages } from '../support/pages/site-pages.ts';

const { url } = inject('product');
const posts = [
  '/blog/huis-winterklaar-maken-nl',
  '/blog/huis-winterklaar-maken-en',
  '/blog/huis-winterklaar-maken-de',
];
// A test below proves that all languages of a page load the same files. Therefore the home page is loaded in all
// languages, but other ordinary pages only in German, which has the longest texts.
const ordinary = ordinaryPages.filter(({ locale, page }) => locale === 'de' || page === 'home');
const once = [...posts, '/nl/blog/page/1', '/nowhere', '/blog/niets-nl'];
const addresses = [...ordinary.map(({ path }) => path), ...once];
let weights: Map<string, PageWeight>;

// Loads each page once on an emulated phone, without interaction. Most pages show a language suggestion, because
// the browser is set to another language.
beforeAll(async () => {
  weights = await weighed(addresses, phone);
});

describe('size of pages', () => {
  test('includes at most 5 kB (compressed) of script that runs before the first interaction', () => {
    expect(pagesWhere(({ scripts }) => gzipBytes(scripts) > 5000)).toEqual([]);
    expect(gzipBytes(weightOf('/').scripts)).toBeGreaterThan(0);
  });

  test('includes no React, desk or database code before the first interaction', () => {
    const strangers =
      /Symbol\.for\(["'`]react|react-dom|supabase|Niet toegestaan|\/functions\/v1\/(?!search)/;
    expect(pagesWhere(({ scripts }) => scripts.some((script) => strangers.test(script)))).toEqual([]);
  });

  test('is at most 66 kB for each home page on a first visit, with fonts, images and headers', () => {
    const transferred = ['/', '/nl', '/es', '/de'].map((path) => weightOf(path).transferBytes);
    expect(Math.min(...transferred)).toBeGreaterThan(40_000);
    expect(Math.max(...transferred)).toBeLessThanOrEqual(66_000);
  });

  test('is at most 30 kB (compressed) of HTML and CSS for each home page', () => {
    for (const path of ['/', '/nl', '/es', '/de']) {
      const { documents, styles } = weightOf(path);
      expect([path, documents.length, documents.join('').includes('<style>')]).toEqual([path, 1, true]);
      expect(gzipBytes([...documents, ...styles])).toBeLessThanOrEqual(30_000);
    }
  });

  test('is at most 39 kB of HTML (12.5 kB compressed), without render-blocking requests, for a post', () => {
    for (const path of posts) {
      const { documents, blocking } = weightOf(path);
      const [page = ''] = documents;
      expect([path, Buffer.byteLength(page) <= 39_000, gzipBytes(documents) <= 12_500, blocking]).toEqual([
        path,
        true,
        true,
        0,
      ]);
    }
  });
});

describe('files of pages', () => {
  test('are not hashed in the Content-Security-Policy, which contains hashes only of inline code', async () => {
    for (const [path, html] of await documentsOf([...ordinaryPages.map((page) => page.path), ...addresses])) {
      const named = [...html.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
      const inPage = [...html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g)];
      const hashes = inPage.map(([, , content = '']) =>
        createHash('sha256').update(content).digest('base64'),
      );
      expect([path, named.filter((hash) => !hashes.includes(hash ?? ''))]).toEqual([path, []]);
    }
  });

  test('are the same in each language of a page, and so is the number of inline scripts', async () => {
    const pages = await documentsOf(ordinaryPages.map(({ path }) => path));
    // Only the English home page leads a returning visitor to the language that the visitor chose.
    for (const { path, page } of ordinaryPages.filter(({ path: address }) => address !== '/')) {
      const [known, same] = [pagePath({ page, locale: 'de' }), path].map((at) =>
        loadedBy(pages.get(at) ?? ''),
      );
      expect([path, same]).toEqual([path, known]);
      expect(same?.length).toBeGreaterThan(2);
    }
  });

  test('include at most 60 kB of fonts, which do not delay the first paint', () => {
    expect(pagesWhere(({ fontBytes }) => fontBytes === 0 || fontBytes > 60_000)).toEqual([]);
    expect(pagesWhere(({ fontPreloads }) => fontPreloads > 0)).toEqual([]);
    expect(pagesWhere(({ fontsBeforePaint }) => fontsBeforePaint.length > 0)).toEqual([]);
  });

  test('come only from this site', () => {
    expect([...weights.values()].flatMap(({ foreign }) => foreign)).toEqual([]);
  });
});

/**
 * The layout shift score that no page may reach. If everything in the window moves by one line of text, the score is
 * about 0.03. Lighthouse rates up to 0.1 as good.
 */
const maxLayoutShift = 0.02;

describe('layout of pages', () => {
  const moved = (pages: Map<string, PageWeight>) =>
    [...pages]
      .filter(([, { layoutShift }]) => layoutShift >= maxLayoutShift)
      .map(([path, { layoutShift }]) => `${path}: ${layoutShift}`);

  const order = localisedPath({ path: bitcoinOrderPage, locale: 'de' });

  test('shifts by less than one line of text while a page loads on a phone', async () => {
    expect(moved(new Map([...weights, ...(await weighed([order], phone))]))).toEqual([]);
  });

  test(
    'shifts by less than one line of text while a page loads on a desktop',
    { tags: ['heavy'] },
    async () => {
      const kinds = ordinaryPages.filter(({ locale }) => locale === 'de').map(({ path }) => path);
      expect(moved(await weighed([...kinds, ...once, order], desktop))).toEqual([]);
    },
  );
});

async function weighed(
  paths: string[],
  device: typeof phone | typeof desktop,
): Promise<Map<string, PageWeight>> {
  const found = new Map<string, PageWeight>();
  for (let at = 0; at < paths.length; at += 4)
    await Promise.all(
      paths.slice(at, at + 4).map(async (path) => {
        const options = { ...device, locale: path.startsWith('/nl') ? 'de-DE' : 'nl-NL' };
        found.set(path, await weighedPage({ address: `${url}${path}`, options }));
      }),
    );
  return found;
}

const documentsOf = async (paths: string[]): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, string]> => [
        path,
        await (await fetch(`${url}${path}`)).text(),
      ]),
    ),
  );

const loadedBy = (html: string): string[] =>
  [...html.matchAll(/<(script|style|link|astro-island)\b([^>]*)>/g)]
    .map(([, tag = '', attributes = '']) =>
      [tag, ...attributes.matchAll(/\s(?:src|component-url|renderer-url|client|rel)="([^"]*)"/g)]
        .map((found) => (typeof found === 'string' ? found : found[1]))
        .join(' '),
    )
    .toSorted();

const pagesWhere = (isTrue: (weight: PageWeight) => boolean): string[] =>
  [...weights].filter(([, weight]) => isTrue(weight)).map(([path]) => path);

function weightOf(path: string): PageWeight {
  const weight = weights.get(path);
  if (!weight) throw new Error(`${path} was not weighed`);
  return weight;
}
