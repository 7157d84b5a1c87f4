import { describe, expect, test } from 'vitest';
import { localePages } from './locale-pages.ts';

describe('localePages', () => {
  test('English has no prefix', () => {
    expect(localePages().map(({ params }) => params.locale)).toEqual([undefined, 'nl', 'es', 'de']);
  });
});
