import { describe, expect, test } from 'vitest';
import { locales } from './locale.ts';
import { feedPath, localeOfPath, localisedPath, overviewPath, pageInLanguage, sharedPath } from './paths.ts';

describe('sharedPath', () => {
  test.each(locales)('removes the prefix, if any, that localisedPath adds for the language %s', (locale) => {
    for (const path of ['/', '/blog', '/blog/page/2'])
      expect(sharedPath(localisedPath({ path, locale }))).toBe(path);
  });

  test('removes a language code only if it is the whole first segment of the path', () => {
    for (const path of ['/design', '/nlx/blog', '/blog/de']) expect(sharedPath(path)).toBe(path);
  });
});

test('pageInLanguage translates a page address, keeps its query, and returns undefined for other addresses', () => {
  expect(pageInLanguage('/nl?pkg=rental#contact', 'de')).toBe('/de?pkg=rental#contact');
  expect(pageInLanguage('/services/pool', 'es')).toBe('/es/services/pool');
  expect(pageInLanguage('/nl#pricing', 'en')).toBe('/#pricing');
  for (const other of ['#contact', '/blog/zwembad-nl', '/media/a.webp', 'https://a.example/blog', ''])
    expect(pageInLanguage(other, 'de')).toBeUndefined();
});

test.each([
  ['/de/blog', 'de'],
  ['/nl', 'nl'],
  ['/', 'en'],
  ['', 'en'],
  ['/blog/de', 'en'],
  ['de/blog', 'en'],
])('localeOfPath(%j) is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

test('each language has its own addresses for the blog overview, the news overview and the feed', () => {
  expect(overviewPath({ of: 'blog', locale: 'de' })).toBe('/de/blog');
  expect(overviewPath({ of: 'blog', locale: 'de', page: 2 })).toBe('/de/blog/page/2');
  expect(overviewPath({ of: 'news', locale: 'en' })).toBe('/blog/news');
  expect(overviewPath({ of: 'news', locale: 'nl', page: 3 })).toBe('/nl/blog/news/page/3');
  expect(feedPath({ of: 'blog', locale: 'en' })).toBe('/rss.xml');
  expect(feedPath({ of: 'news', locale: 'nl' })).toBe('/nl/news.xml');
});
