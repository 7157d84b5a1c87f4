import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prefilled } from './prefill.ts';

describe('prefilled', () => {
  test.each([
    ['fills an empty message', ' \n', '', 'New', 'New'],
    ['replaces an unchanged summary', 'Old', 'Old', 'New', 'New'],
    [
      'replaces an unchanged summary within the visitor’s own text',
      'Dear all,\n\nOld\n\nGreetings',
      'Old',
      'New',
      'Dear all,\n\nNew\n\nGreetings',
    ],
    ['appends the summary to the visitor’s own text', 'Hello', '', 'New', 'Hello\n\nNew'],
    ['leaves a message without a summary unchanged', 'Hello ', '', '', 'Hello '],
    ['removes a summary', 'Hello\n\nOld', 'Old', '', 'Hello'],
    [
      'leaves a summary unchanged if the visitor edited it',
      'Old, but cheaper',
      'Old!',
      'New',
      'Old, but cheaper',
    ],
    ['removes the summary if the quote is removed', 'Hello\n\nOld', 'Old', '', 'Hello'],
    ['inserts a price with dollar signs literally', 'Old', 'Old', 'US$& $1', 'US$& $1'],
  ])('%s', (_, message, before, after, expected) => {
    expect(prefilled(message, { before, after })).toBe(expected);
  });

  test('leaves the visitor’s own text unchanged when the summary of the quote is replaced, for any text', () => {
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
