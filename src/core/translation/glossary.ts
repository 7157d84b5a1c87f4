import { languageWords } from '../language/language-words.ts';
import { tradeTerms } from '../language/words/language-words.ts';
import { sourceLocale, type Locale } from '../locale.ts';

/** Returns the trade terms in a Dutch text, each with its accepted translations. */
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
