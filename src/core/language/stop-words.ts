import { locales, type Locale } from '../locale.ts';
import { languageWords } from './language-words.ts';
import { readWords } from './read-words.ts';

/** Words that are said in any text: they carry no content, begin sentences, and tell which language it is. */
export const isStopWord = (folded: string, locale: Locale): boolean =>
  languageWords[locale].stopWords.has(folded);

/**
 * The language most words of a text are of; undefined where too few tell.
 * @example languageOf('Het werk aan de haven begint en duurt tot het einde') // => 'nl'
 */
export function languageOf(text: string): Locale | undefined {
  const [first, second] = countsOf(text);
  return first && second && first.count >= 2 && first.count > second.count ? first.locale : undefined;
}

/**
 * Whether a text is in a language rather than in any of the others; a few words say too little, and count as right.
 * @example isInLanguage('The key of the house lies under the stone.', 'en') // => true
 */
export function isInLanguage(text: string, locale: Locale): boolean {
  const counts = countsOf(text);
  const own = counts.find((each) => each.locale === locale)?.count ?? 0;
  return counts.every((other) => other.count < 2 || other.count <= own);
}

/** The most frequent language first. */
function countsOf(text: string): { locale: Locale; count: number }[] {
  const words = readWords(text);
  return locales
    .map((locale) => ({ locale, count: words.filter(({ folded }) => isStopWord(folded, locale)).length }))
    .sort((one, other) => other.count - one.count);
}
