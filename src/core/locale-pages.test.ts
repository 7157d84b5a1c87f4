import { expect, test } from 'vitest';
import { localePages } from './locale-pages.ts';

test('English stands without a prefix, each language has its own key', () => {
  expect(localePages().map(({ params }) => params.locale)).toEqual([undefined, 'nl', 'es', 'de']);
  expect(new Set(localePages().map(({ cacheKey }) => cacheKey)).size).toBe(4);
});
