import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postBlocks } from '#content/post-blocks.ts';
import type { PostKey, PostLists } from '#content/post-lists.ts';
import type { Locale } from '#core/locale.ts';
import { writeSitemaps } from './sitemaps.ts';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'sitemaps-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

const aPost = (number: number, locale: Locale): PostKey => ({
  id: `${locale}-${number}`,
  slug: `post-${number}-${locale}`,
  slugBase: `post-${number}`,
  locale,
  publishedAt: 0,
  changedAt: Date.UTC(2026, 0, 1) + number * 1000,
  revision: 1,
  words: '',
  links: '',
});

/** The last `inGerman` Dutch posts have a German version, too. */
function listsOf(count: number, inGerman = 0): PostLists {
  const nl = Array.from({ length: count }, (_, number) => aPost(number, 'nl'));
  const de = nl.slice(count - inGerman).map((_, index) => aPost(count - inGerman + index, 'de'));
  return {
    posts: { nl, en: [], es: [], de },
    news: { nl: [], en: [], es: [], de: [] },
    versions: Map.groupBy([...nl, ...de], ({ slugBase }) => slugBase),
  };
}

function write(lists: PostLists, before?: PostLists) {
  const allBlocks = postBlocks(lists);
  const known = before === undefined ? [] : postBlocks(before).map(({ name, key }) => `${name} ${key}`);
  const changed = allBlocks.filter(({ name, key }) => !known.includes(`${name} ${key}`));
  return writeSitemaps({ outDir, siteUrl: 'https://site.test', lists, allBlocks, changed });
}

const text = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');
const locations = (file: string): string[] =>
  [...text(file).matchAll(/<loc>https:\/\/site\.test([^<]*)<\/loc>/g)].map(([, location = '']) => location);

describe('writeSitemaps', () => {
  test('lists every post once, with the date of its last correction and its languages', async () => {
    await write(listsOf(401, 1));
    const files = locations('sitemap-index.xml');
    expect(files).toEqual([
      '/sitemap-posts-nl-0-0.xml',
      '/sitemap-posts-nl-1-0.xml',
      '/sitemap-posts-de-0-0.xml',
      '/sitemap-pages-0.xml',
    ]);
    expect(locations('sitemap-posts-nl-0-0.xml')).toHaveLength(400);
    const link = (lang: string, slug: string): string =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="https://site.test/blog/${slug}"/>`;
    expect(text('sitemap-posts-nl-1-0.xml')).toContain(
      [
        '<url><loc>https://site.test/blog/post-400-nl</loc><lastmod>2026-01-01T00:06:40.000Z</lastmod>',
        link('nl', 'post-400-nl'),
        link('de', 'post-400-de'),
        link('x-default', 'post-400-nl'),
        '</url>',
      ].join(''),
    );
    expect(text('sitemap-posts-nl-0-0.xml')).not.toContain('xhtml:link');
  });

  test('lists the home page of each language and the numbered overviews, but no page with noindex', async () => {
    await write(listsOf(40));
    const listed = locations('sitemap-pages-0.xml');
    expect(listed).toEqual(expect.arrayContaining(['/', '/nl', '/es', '/de', '/nl/blog/page/3']));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((address) => /admin|thanks|order|preview|publish/.test(address))).toEqual([]);
    expect(text('sitemap-pages-0.xml').match(/hreflang="x-default"/g)?.length).toBe(listed.length - 3);
  });

  test('lists the pages about news only in languages with news', async () => {
    const lists = listsOf(1);
    await write(lists);
    expect(locations('sitemap-pages-0.xml').filter((address) => address.includes('news'))).toEqual([]);
    await write({ ...lists, news: { ...lists.news, nl: lists.posts.nl } });
    const listed = locations('sitemap-pages-0.xml').filter((address) => address.includes('news'));
    expect(listed).toEqual(['/nl/blog/news', '/nl/news/how-we-write']);
  });

  test('writes only the sitemaps whose posts changed, as new files, and removes those without posts', async () => {
    await write(listsOf(850, 1));
    const served = `${outDir}-served`;
    mkdirSync(served);
    for (const file of ['sitemap-index.xml', 'sitemap-posts-nl-2-0.xml'])
      linkSync(path.join(outDir, file), path.join(served, file));
    const before = statSync(path.join(outDir, 'sitemap-posts-nl-0-0.xml'));
    const shown = readFileSync(path.join(served, 'sitemap-posts-nl-2-0.xml'), 'utf8');

    const { written, removed } = await write(listsOf(851), listsOf(850, 1));
    expect(removed).toEqual(['sitemap-posts-de-0-0.xml']);
    expect(written).toEqual(['sitemap-index.xml', 'sitemap-pages-0.xml', 'sitemap-posts-nl-2-0.xml']);
    expect(statSync(path.join(outDir, 'sitemap-posts-nl-0-0.xml')).mtimeMs).toBe(before.mtimeMs);
    expect(locations('sitemap-posts-nl-2-0.xml')).toContain('/blog/post-850-nl');
    expect(readFileSync(path.join(served, 'sitemap-posts-nl-2-0.xml'), 'utf8')).toBe(shown);
    expect(readFileSync(path.join(served, 'sitemap-index.xml'), 'utf8')).toContain('posts-de');
    rmSync(served, { recursive: true });
  });

  test('throws if the integration reports a problem', async () => {
    const lists = listsOf(0);
    const writing = writeSitemaps({ outDir, siteUrl: 'no address', lists, allBlocks: [], changed: [] });
    await expect(writing).rejects.toThrow('Invalid URL');
  });
});
