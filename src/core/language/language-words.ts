import { locales, type Locale } from '../locale.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import type { LanguageWords } from './words/language-words.ts';
import { nl } from './words/nl.ts';

/** What is known of each language; a new one is a file in `words/`. */
export const languageWords: Record<Locale, LanguageWords> = { en, nl, es, de };

/** One pattern for what is said in any of our languages. */
export const inAnyLanguage = (pick: (words: LanguageWords) => string): string =>
  `(?:${locales.map((locale) => pick(languageWords[locale])).join('|')})`;

/** Something made of the words of each language. */
export const byLocale = <Value>(make: (words: LanguageWords) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, make(languageWords[locale])])) as Record<Locale, Value>;
