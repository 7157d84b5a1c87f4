import { describe, expect, test } from 'vitest';
import { postLimits, slugFormat } from '../post.ts';
import { isSlugBase, slugBaseFrom } from './slug-base.ts';

describe('slugBaseFrom', () => {
  test('replaces accented letters and “ß” with ASCII letters', () => {
    expect(slugBaseFrom('Überraschung für Ángel & co: straße')).toBe('uberraschung-fur-angel-co-strasse');
    expect(slugBaseFrom('Één zwembad, twee maten!')).toMatch(slugFormat);
  });

  test('limits the length', () => {
    expect(slugBaseFrom('ab '.repeat(60)).length).toBeLessThanOrEqual(postLimits.slugBase);
    const ofLength = (length: number) => isSlugBase('a'.repeat(length));
    expect([ofLength(postLimits.slugBase), ofLength(postLimits.slugBase + 1)]).toEqual([true, false]);
  });
});
