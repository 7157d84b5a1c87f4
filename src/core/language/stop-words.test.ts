import { expect, test } from 'vitest';
import { languageOf } from './stop-words.ts';

test.each([
  ['Het huis en de tuin van de buren', 'nl'],
  ['The house and the garden of the neighbours', 'en'],
  // A single stop word does not identify a language.
  ['Het zwembad', undefined],
  ['', undefined],
])('languageOf(%j) is %s', (text, locale) => {
  expect(languageOf(text)).toBe(locale);
});
