import { describe, expect, test } from 'vitest';
import { locales } from './locale.ts';
import { localisedPath, pageInLanguage, sharedPath } from './paths.ts';

describe('sharedPath', () => {
  test.each(locales)('removes the language prefix that %s adds to a path', (locale) => {
    for (const path of ['/', '/blog', '/blog/page/2'])
      expect(sharedPath(localisedPath({ path, locale }))).toBe(path);
  });

  test('treats a path segment as a language only if the whole segment matches', () => {
    for (const path of ['/design', '/nlx/blog', '/blog/de']) expect(sharedPath(path)).toBe(path);
  });
});

test('pageInLanguage translates the address of a page with its query, and returns undefined for every other address', () => {
  expect(pageInLanguage('/nl?pkg=rental#contact', 'de')).toBe('/de?pkg=rental#contact');
  expect(pageInLanguage('/services/pool', 'es')).toBe('/es/services/pool');
  expect(pageInLanguage('/nl#pricing', 'en')).toBe('/#pricing');
  for (const other of ['#contact', '/blog/zwembad-nl', '/media/a.webp', 'https://a.example/blog', ''])
    expect(pageInLanguage(other, 'de')).toBeUndefined();
});
