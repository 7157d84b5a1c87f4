import type { Locale } from '../../locale.ts';
import { languageWords } from '../language-words.ts';

/**
 * Whether a word at the beginning of a sentence, where every word is capitalised, is an ordinary word of the news
 * rather than a name. It may be the end of a compound.
 * @example isOrdinaryBeginning('weerdienst', 'nl') // => true
 */
export function isOrdinaryBeginning(word: string, locale: Locale): boolean {
  const { beginnings, hasCompounds } = languageWords[locale];
  const endsLike = (end: string) => end.length >= 5 && word.length >= end.length + 3 && word.endsWith(end);
  return beginnings.has(word) || (hasCompounds && [...beginnings].some(endsLike));
}
