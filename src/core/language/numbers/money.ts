import { inAnyLanguage } from '../language-words.ts';
import type { Currency } from '../words/language-words.ts';

export const currenciesIn = (text: string): string[] =>
  currencies.filter(({ pattern }) => pattern.test(text)).map(({ code }) => code);

/** Finds the currency of an amount in the text before and after its figures. */
export const currencyOf = (before: string, after: string): Currency | undefined =>
  currencies.find(({ ahead, behind }) => ahead.test(before) || behind.test(after))?.sign;

const codes: [Currency, string][] = [
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
];

const currencies = codes.map(([sign, code]) => {
  const word = `[${sign}]|\\b(?:us-?)?(?:${code}|${inAnyLanguage(({ numbers }) => numbers.money[sign])})(?!\\p{L})`;
  return {
    sign,
    code,
    pattern: new RegExp(word, 'iu'),
    ahead: new RegExp(`[${sign}]\\s?$`, 'u'),
    behind: new RegExp(`^\\s*(?:de |of )?(?:${word})`, 'iu'),
  };
});
