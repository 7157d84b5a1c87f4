import { languageWords } from '../language/language-words.ts';
import { subjects, type Subject } from '../language/words/language-words.ts';
import { isDailyNews } from './slugs/daily-news.ts';

/**
 * Which drawing stands where a post has no picture of its own: by the first word of its address that tells its subject, else one
 * that is always the same for it. Every language of an article shares the address, and so the drawing.
 * @example sceneOfPost('tuin-zonder-waterverspilling') // => 'garden'
 */
export function sceneOfPost(slugBase: string): Subject {
  if (isDailyNews(slugBase)) return 'town';
  for (const word of slugBase.split('-')) {
    const told = beginnings.get(word.charAt(0))?.find(([beginning]) => isBeginningOf(word, beginning));
    if (told !== undefined) return told[1];
  }
  return general[sumOf(slugBase) % general.length] ?? 'house';
}

/** Of all languages, by their first letters, the longest first: a Spanish sea is no Dutch market. */
const beginnings: Map<string, [beginning: string, Subject][]> = Map.groupBy(
  subjects
    .flatMap((subject) =>
      Object.values(languageWords).flatMap((words) =>
        Array.from(words.subjects[subject], (beginning): [string, Subject] => [beginning, subject]),
      ),
    )
    .toSorted(([one], [other]) => other.length - one.length),
  ([beginning]) => beginning.charAt(0),
);

/** Three letters begin too many words of other languages: they are a word, or nothing. */
const isBeginningOf = (word: string, beginning: string): boolean =>
  beginning.length > 3 ? word.startsWith(beginning) : word === beginning;

const general = ['house', 'coast', 'garden', 'keys'] as const satisfies Subject[];

const sumOf = (text: string): number =>
  Array.from(text, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);
