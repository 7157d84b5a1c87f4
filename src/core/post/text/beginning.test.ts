import { expect, test } from 'vitest';
import { beginning } from './beginning.ts';

test('beginning keeps emoji, flags and letters with accents whole', () => {
  expect(beginning('abc', 3)).toBe('abc');
  expect(beginning('abcd', 3)).toBe('abc');
  for (const sign of ['👨‍👩‍👧‍👦', '🇪🇸', '👍🏽', 'e\u0301', '😀'])
    for (let max = 2; max < 1 + sign.length; max++) expect(beginning(`a${sign}b`, max)).toBe('a');
  expect(beginning('a👍🏽b', 5)).toBe('a👍🏽');
});
