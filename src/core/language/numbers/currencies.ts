import { inAnyLanguage } from '../language-words.ts';
import type { Currency } from '../words/words-of-language.ts';

/** Returns the currencies that a text names. */
export const currenciesIn = (text: string): string[] =>
  currencies.filter(({ pattern }) => pattern.test(text)).map(({ code }) => code);

const codes: [Currency, string][] = [
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
];

const currencies = codes.map(([sign, code]) => {
  const words = inAnyLanguage(({ numbers }) => numbers.money[sign]);
  return { code, pattern: new RegExp(`[${sign}]|\\b(?:us-?)?(?:${code}|${words})(?!\\p{L})`, 'iu') };
});
