import { describe, expect, test } from 'vitest';
import { localePages } from './locale-pages.ts';

describe('localePages', () => {
  test('lists English pages without a language prefix', () => {
    expect(localePages().map(({ params }) => params.locale)).toEqual([undefined, 'nl', 'es', 'de']);
  });
});
