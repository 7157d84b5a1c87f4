import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalForm } from './normal-form.ts';

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

describe('normalForm', () => {
  test.each(forms)('writes any text of at most 30 characters in the form %s', (form) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(normalForm(text, form)).toBe(text.normalize(form));
      }),
    );
  });

  test.each([
    ['acute and grave accents', '\u0301\u0316'],
    ['Hebrew points', '\u05b0\u05a0'],
    ['Japanese sound signs', '\uff9e\u0301'],
  ])('keeps the first 30 marks of a letter (%s)', (_, marks) => {
    const text = (count: number) => `a${marks.repeat(count / 2)}b`;
    expect(normalForm(text(1000), 'NFKC')).toBe(text(30).normalize('NFKC'));
  });

  test('is the only place that normalizes texts', () => {
    const files = globSync('{src,functions}/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] });
    const normalizing = files.filter((file) => /\.normalize\(/.test(readFileSync(file, 'utf8')));
    expect(normalizing).toEqual(['src/core/typed-text/normal-form.ts']);
  });
});
