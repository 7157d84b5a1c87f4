import { languageWords } from '../../language/language-words.ts';
import { folded } from '../../language/read-words.ts';
import { isStopWord } from '../../language/stop-words.ts';
import type { Locale } from '../../locale.ts';

/** This many words of a title and an excerpt suffice to tell the subject of a post. */
const maxWords = 12;

/** Words are compared by their first letters, so that "sleutel", "sleutels" and "sleutelbeheer" are one subject. */
const comparedLetters = 6;

/**
 * Returns the first letters of the words that carry the subject of a text, without duplicates, in the order of the text,
 * at most twelve.
 * @example significantWords('De sleutels van uw zwembad', 'nl') // => ['sleute', 'zwemba']
 */
export function significantWords(text: string, locale: Locale): string[] {
  const found = new Set<string>();
  for (const word of folded(text).match(/[a-z]{4,}/g) ?? []) {
    if (!isSaidAnyway(word, locale)) found.add(word.slice(0, comparedLetters));
    if (found.size === maxWords) break;
  }
  return [...found];
}

/** Whether a word says nothing about the subject of one post, because most posts contain it. */
const isSaidAnyway = (word: string, locale: Locale): boolean =>
  isStopWord(word, locale) || languageWords[locale].commonInPosts.has(word) || word === 'ibiza';
