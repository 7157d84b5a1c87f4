import { locales, type Locale } from '../locale.ts';
import { languageWords } from './language-words.ts';
import { readWords } from './read-words.ts';

/** Whether a word is one of the most frequent ones of a language. */
export const isStopWord = (folded: string, locale: Locale): boolean =>
  languageWords[locale].stopWords.has(folded);

/** Returns the language with the most stop words in a text, or undefined for a tie or fewer than two stop words. */
export function languageOf(text: string): Locale | undefined {
  const [first, second] = countsOf(text);
  return first && second && first.count >= 2 && first.count > second.count ? first.locale : undefined;
}

/** Returns false if another language has two or more stop words in the text, and more stop words than `locale`. */
export function isInLanguage(text: string, locale: Locale): boolean {
  const counts = countsOf(text);
  const own = counts.find((each) => each.locale === locale)?.count ?? 0;
  return counts.every((other) => other.count < 2 || other.count <= own);
}

function countsOf(text: string): { locale: Locale; count: number }[] {
  const words = readWords(text);
  return locales
    .map((locale) => ({ locale, count: words.filter(({ folded }) => isStopWord(folded, locale)).length }))
    .sort((one, other) => other.count - one.count);
}
