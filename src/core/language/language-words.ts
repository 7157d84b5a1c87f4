import { locales, perLocale, type Locale } from '../locale.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import type { LanguageWords } from './words/words-of-language.ts';
import { nl } from './words/nl.ts';

/** A new language also needs words in `model-talk.ts`, `exonyms.ts`, `promised-anyway.ts` and the news checks. */
export const languageWords: Record<Locale, LanguageWords> = { en, nl, es, de };

/** Returns a pattern that matches the chosen words of each language. */
export const inAnyLanguage = (pick: (words: LanguageWords) => string): string =>
  `(?:${locales.map((locale) => pick(languageWords[locale])).join('|')})`;

export const byLocale = <Value>(make: (words: LanguageWords) => Value): Record<Locale, Value> =>
  perLocale((locale) => make(languageWords[locale]));
