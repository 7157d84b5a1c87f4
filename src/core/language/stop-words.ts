import { locales, type Locale } from '../locale.ts';
import { languageWords } from './language-words.ts';
import { readWords } from './read-words.ts';

/** Words of any text: they carry no content, begin sentences, and identify the language. */
export const isStopWord = (folded: string, locale: Locale): boolean =>
  languageWords[locale].stopWords.has(folded);

/**
 * The language of most words in a text; undefined if too few identify one.
 * @example languageOf('Het werk aan de haven begint en duurt tot het einde') // => 'nl'
 */
export function languageOf(text: string): Locale | undefined {
  const [first, second] = countsOf(text);
  return first && second && first.count >= 2 && first.count > second.count ? first.locale : undefined;
}

/**
 * Whether a text is in this language rather than in another one; true for texts that are too short to tell.
 * @example isInLanguage('The key of the house lies under the stone.', 'en') // => true
 */
export function isInLanguage(text: string, locale: Locale): boolean {
  const counts = countsOf(text);
  const own = counts.find((each) => each.locale === locale)?.count ?? 0;
  return counts.every((other) => other.count < 2 || other.count <= own);
}

/** In descending order. */
function countsOf(text: string): { locale: Locale; count: number }[] {
  const words = readWords(text);
  return locales
    .map((locale) => ({ locale, count: words.filter(({ folded }) => isStopWord(folded, locale)).length }))
    .sort((one, other) => other.count - one.count);
}
