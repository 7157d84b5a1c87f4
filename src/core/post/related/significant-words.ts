/** The words that say what a post is about. Posts that share such words are related. */
import { folded } from '../../language/read-words.ts';
import { isStopWord } from '../../language/stop-words.ts';
import type { Locale } from '../../locale.ts';

/** At most this many words of the title and the excerpt represent the subject of a post. */
const maxWords = 12;

/** Words that share this many first letters, such as "sleutel" and "sleutelbeheer", are treated as one word. */
const comparedLetters = 6;

/** Returns the first letters of the words that say what a text is about, each once. */
export function significantWords(text: string, locale: Locale): string[] {
  const found = new Set<string>();
  for (const word of folded(text).match(/[a-z]{4,}/g) ?? []) {
    if (!isSaidAnyway(word, locale)) found.add(word.slice(0, comparedLetters));
    if (found.size === maxWords) break;
  }
  return [...found];
}

/** Whether a word occurs in so many posts that the word says nothing about a post's subject. */
const isSaidAnyway = (word: string, locale: Locale): boolean => isStopWord(word, locale) || word === 'ibiza';
