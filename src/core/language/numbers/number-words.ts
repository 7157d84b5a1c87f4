import type { Locale } from '../../locale.ts';
import { languageWords } from '../language-words.ts';
import { readWords } from '../read-words.ts';

/**
 * Returns the number that a word means, or undefined. Excludes words for 1, because most are also articles.
 * @example numberOfWord('twaalf', 'nl') // => 12
 */
export const numberOfWord = (word: string, locale: Locale): number | undefined =>
  languageWords[locale].numbers.counting.get(word);

/** Whether a text spells out a number, even as an ordinal. For the number 1, an article is enough. */
export function saysNumber(text: string, { number, locale }: { number: number; locale: Locale }): boolean {
  const { one } = languageWords[locale].numbers;
  return readWords(text).some(({ folded }) =>
    number === 1 ? one.has(folded) : numberOfWord(folded, locale) === number,
  );
}
