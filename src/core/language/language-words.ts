import { locales, type Locale } from '../locale.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import type { LanguageWords } from './words/language-words.ts';
import { nl } from './words/nl.ts';

/**
 * The vocabulary of each language. A new language needs a file in `words/`, and its words in the patterns of `model-talk.ts`,
 * `names/exonyms.ts` and the checks of the news.
 */
export const languageWords: Record<Locale, LanguageWords> = { en, nl, es, de };

/** Combines the patterns of all languages into one pattern that matches in any language. */
export const inAnyLanguage = (pick: (words: LanguageWords) => string): string =>
  `(?:${locales.map((locale) => pick(languageWords[locale])).join('|')})`;

export const byLocale = <Value>(make: (words: LanguageWords) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, make(languageWords[locale])])) as Record<Locale, Value>;
