import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prefilled } from './prefill.ts';

describe('prefilled', () => {
  test.each([
    ['fills an empty message', ' \n', '', 'New', 'New'],
    ['replaces an unchanged summary', 'Old', 'Old', 'New', 'New'],
    [
      'replaces it between what the visitor wrote',
      'Dear all,\n\nOld\n\nGreetings',
      'Old',
      'New',
      'Dear all,\n\nNew\n\nGreetings',
    ],
    ['comes after what the visitor wrote before', 'Hello', '', 'New', 'Hello\n\nNew'],
    [
      'leaves a summary alone that the visitor changed',
      'Old, but cheaper',
      'Old!',
      'New',
      'Old, but cheaper',
    ],
    ['goes where the quote goes', 'Hello\n\nOld', 'Old', '', 'Hello'],
    ['takes a price for what it is', 'Old', 'Old', 'US$& $1', 'US$& $1'],
  ])('%s', (_, message, before, after, expected) => {
    expect(prefilled(message, { before, after })).toBe(expected);
  });

  test('keeps the visitor’s own text unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, end) => {
        const summary = 'Quote request: 380';
        fc.pre(!start.includes(summary) && !end.includes(summary));
        const message = `${start}|${summary}|${end}`;
        expect(prefilled(message, { before: summary, after: 'Another' })).toBe(`${start}|Another|${end}`);
      }),
    );
  });
});
