import { expect, test } from 'vitest';
import { localePages } from './locale-pages.ts';

test('English stands without a prefix', () => {
  expect(localePages().map(({ params }) => params.locale)).toEqual([undefined, 'nl', 'es', 'de']);
});
