import { beforeAll, describe, expect, inject, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { feedPath, pagePath } from '#core/paths.ts';
import { attribute, hreflangs } from '../../support/pages/site-pages.ts';

const { url } = inject('product');
const textAt = async (address: string) => (await fetch(new URL(address, url))).text();

/** Maps each page in the sitemaps to its alternates by language. */
const listed = new Map<string, Map<string, string>>();
const pages = new Map<string, string>();

beforeAll(async () => {
  for (const [, sitemap = ''] of (await textAt('/sitemap-index.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)) {
    for (const [, entry = ''] of (await textAt(sitemap)).matchAll(/<url>([\s\S]*?)<\/url>/g)) {
      const { pathname } = new URL(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '');
      const links = entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g);
      listed.set(pathname, new Map([...links].map(([, language = '', href = '']) => [language, href])));
    }
  }
  for (const path of listed.keys()) pages.set(path, await textAt(path));
});

describe('pages in the sitemaps', () => {
  test('have the same alternates in the sitemap as in their own HTML', () => {
    expect(listed.size).toBeGreaterThan(60);
    for (const [path, languages] of listed) {
      const own = hreflangs(pages.get(path) ?? '');
      // A page in only one language lists itself and `x-default`. The sitemap omits both.
      const expected = own.size > 2 ? [...own] : [];
      expect([path, [...languages].sort()]).toEqual([path, expected.sort()]);
    }
  });

  test('link each language in the switcher to the alternate, or else to the blog overview or home page', () => {
    for (const [path, html] of pages) {
      const own = hreflangs(html);
      const offered = switcherOf(html);
      expect([path, [...offered.keys()]]).toEqual([path, [...locales]]);
      for (const locale of locales) {
        const version = own.get(locale);
        const overview = /(^|\/)blog(\/|$)/.test(path)
          ? pagePath({ page: 'blog', locale })
          : pagePath({ page: 'home', locale });
        expect([path, locale, offered.get(locale)]).toEqual([
          path,
          locale,
          version === undefined ? overview : new URL(version).pathname,
        ]);
      }
    }
  });

  test.each(locales)(
    'include the posts of the %s feed, and their HTML declares that language',
    async (locale) => {
      const links = [
        ...(await textAt(feedPath({ of: 'blog', locale }))).matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g),
      ];
      const posts = [...pages.keys()].filter(
        (path) => path.startsWith('/blog/') && path.endsWith(`-${locale}`),
      );
      expect(links.length > 0).toBe(posts.length > 0);
      for (const [, href = ''] of links) {
        const { pathname } = new URL(href);
        expect(posts).toContain(pathname);
        expect(attribute(pages.get(pathname) ?? '', /<html[^>]*>/, 'lang')).toBe(locale);
      }
    },
  );
});

const switcherOf = (html: string): Map<Locale, string> => {
  const list = /<ul[^>]*>([\s\S]*?)<\/ul>/.exec(html.slice(html.indexOf('id="languages"')))?.[1] ?? '';
  return new Map(
    [...list.matchAll(/<a\s[^>]*>/g)].map(([link]) => [
      attribute(link, /<a[^>]*>/, 'hreflang') as Locale,
      attribute(link, /<a[^>]*>/, 'href') ?? '',
    ]),
  );
};
