import { describe, expect, test } from 'vitest';
import { localePages } from './locale-pages.ts';
import { isLocale, localeList, prefixedLocales, sourceFirst } from './locale.ts';

describe('localePages', () => {
  test('lists English pages without a language prefix', () => {
    expect(localePages().map(({ params }) => params.locale)).toEqual([undefined, 'nl', 'es', 'de']);
  });
});

test('sourceFirst begins with Dutch, prefixedLocales omits English, and isLocale rejects other languages', () => {
  expect(sourceFirst).toEqual(['nl', 'en', 'es', 'de']);
  expect(localeList).toBe('nl, en, es, de');
  expect(prefixedLocales).toEqual(['nl', 'es', 'de']);
  expect(['nl', 'en', 'es', 'de', 'fr', '', undefined].map(isLocale)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
