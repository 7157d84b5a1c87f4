import { languageWords } from '../../language/language-words.ts';
import { folded } from '../../language/read-words.ts';
import { isStopWord } from '../../language/stop-words.ts';
import type { Locale } from '../../locale.ts';

/** This many words of a title and an excerpt determine the subject of a post. */
const maxWords = 12;

/** Compares only first letters, so that "sleutel" and "sleutelbeheer" are the same subject. */
const comparedLetters = 6;

/** Returns the first letters of a text's subject words, in order and without duplicates. */
export function significantWords(text: string, locale: Locale): string[] {
  const found = new Set<string>();
  for (const word of folded(text).match(/[a-z]{4,}/g) ?? []) {
    if (!isSaidAnyway(word, locale)) found.add(word.slice(0, comparedLetters));
    if (found.size === maxWords) break;
  }
  return [...found];
}

/** Whether a word says nothing about the subject of a post, because most posts contain it. */
const isSaidAnyway = (word: string, locale: Locale): boolean =>
  isStopWord(word, locale) || languageWords[locale].commonInPosts.has(word) || word === 'ibiza';
