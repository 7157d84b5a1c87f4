import { languageWords } from '../language/language-words.ts';
import { tradeTerms } from '../language/words/language-words.ts';
import { sourceLocale, type Locale } from '../locale.ts';

/** Names that are the same in every language. A list holds the writings that count as one name. */
export const fixedNames: string[][] = [
  ['Ibiza', 'Eivissa'],
  ['Formentera'],
  ['Dalt Vila'],
  ['Es Vedrà'],
  ['Talamanca'],
  ['Bitcoin'],
  ['ISO 9001'],
  ['IGJ'],
  ...['Santa Eulària', 'Santa Gertrudis', 'Sant Antoni', 'Sant Josep', 'Sant Joan', 'Sant Miquel'].map(
    (town) => [town],
  ),
  ...['Santa Eulalia', 'San Antonio', 'San José', 'San Juan', 'San Miguel'].map((town) => [town]),
];

/**
 * The terms of the trade a Dutch text uses, each with what it has to be called.
 * @example termsIn('Goed sleutelbeheer', 'en')[0]?.accepted[0] // => 'key management'
 */
export const termsIn = (text: string, locale: Locale): UsedTerm[] =>
  tradeTerms
    .map((term) => ({
      forms: languageWords[sourceLocale].trade[term],
      accepted: languageWords[locale].trade[term],
    }))
    .filter(({ forms }) => forms.some((form) => beginsAWord(form, text)))
    .map(({ forms: [term], accepted }) => ({ term, accepted }));

const beginsAWord = (form: string, text: string): boolean =>
  new RegExp(`(?<!\\p{L})${form}`, 'iu').test(text);

export type UsedTerm = { term: string; accepted: readonly string[] };
