import { expect, test } from 'vitest';
import { beginning, cutText } from './cut-text.ts';

test('beginning keeps emoji, flags and letters with accents whole', () => {
  expect(beginning('abc', 3)).toBe('abc');
  expect(beginning('abcd', 3)).toBe('abc');
  for (const sign of ['👨‍👩‍👧‍👦', '🇪🇸', '👍🏽', 'e\u0301', '😀'])
    for (let max = 2; max < 1 + sign.length; max++) expect(beginning(`a${sign}b`, max)).toBe('a');
  expect(beginning('a👍🏽b', 5)).toBe('a👍🏽');
});

test.each([
  ['een twee drie vier vijf', 15, 'een twee drie…'],
  ['strand wandelingentocht', 15, 'strand wandeli…'],
  ['past precies', 12, 'past precies'],
  ['😀'.repeat(50), 20, `${'😀'.repeat(9)}…`],
])('cutText shortens %j to at most %i', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});
