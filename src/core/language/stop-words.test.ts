import { expect, test } from 'vitest';
import { isInLanguage, languageOf } from './stop-words.ts';

test.each([
  ['Het huis en de tuin van de buren', 'nl'],
  ['The house and the garden of the neighbours', 'en'],
  // A single stop word does not identify a language.
  ['Het zwembad', undefined],
  ['', undefined],
  // Two stop words identify a language, unless another language has as many.
  ['Het zwembad en tuinen', 'nl'],
  ['el y the and', undefined],
])('languageOf(%j) is %s', (text, locale) => {
  expect(languageOf(text)).toBe(locale);
});

test.each([
  ['Het zwembad en tuinen', 'nl', true],
  ['Het zwembad en tuinen', 'es', false],
  // One stop word of another language is no sign of that language.
  ['Het zwembad', 'es', true],
  ['', 'es', true],
] as const)('isInLanguage(%j, %s) is %s', (text, locale, expected) => {
  expect(isInLanguage(text, locale)).toBe(expected);
});
