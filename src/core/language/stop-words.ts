import { locales, type Locale } from '../locale.ts';
import { languageWords } from './language-words.ts';
import { readWords } from './read-words.ts';

/**
 * Whether a word is so common that it occurs in any text. Such words carry no content, and identify
 * the language.
 */
export const isStopWord = (folded: string, locale: Locale): boolean =>
  languageWords[locale].stopWords.has(folded);

/**
 * Returns the language to which most words of a text belong. Returns undefined if too few words identify a language.
 *
 * @example languageOf('Het werk aan de haven begint en duurt tot het einde') // => 'nl'
 */
export function languageOf(text: string): Locale | undefined {
  const [first, second] = countsOf(text);
  return first && second && first.count >= 2 && first.count > second.count ? first.locale : undefined;
}

/**
 * Whether a text is in this language rather than in another of our languages. Returns true for a text that is too short to
 * tell.
 *
 * @example isInLanguage('The key of the house lies under the stone.', 'en') // => true
 */
export function isInLanguage(text: string, locale: Locale): boolean {
  const counts = countsOf(text);
  const own = counts.find((each) => each.locale === locale)?.count ?? 0;
  return counts.every((other) => other.count < 2 || other.count <= own);
}

/** Counts the stop words of each language in a text, in descending order. */
function countsOf(text: string): { locale: Locale; count: number }[] {
  const words = readWords(text);
  return locales
    .map((locale) => ({ locale, count: words.filter(({ folded }) => isStopWord(folded, locale)).length }))
    .sort((one, other) => other.count - one.count);
}
