import { languageWords } from '../language/language-words.ts';
import { subjects, type Subject } from '../language/words/language-words.ts';
import { isDailyNews } from './slugs/daily-news.ts';

/**
 * Chooses the drawing of a post without a picture: the first word of its slug base that names a subject decides, or else
 * a hash of the slug base. All languages share the slug base, and so the drawing.
 * @example sceneOfPost('tuin-zonder-waterverspilling') // => 'garden'
 */
export function sceneOfPost(slugBase: string): Subject {
  if (isDailyNews(slugBase)) return 'town';
  for (const word of slugBase.split('-')) {
    const match = beginnings.get(word.charAt(0))?.find(([beginning]) => isBeginningOf(word, beginning));
    if (match !== undefined) return match[1];
  }
  return general[sumOf(slugBase) % general.length] ?? 'house';
}

/**
 * Maps the first letters of words in all languages to subjects, longest first: the Spanish "mar" (sea) must not match the
 * Dutch "markt" (market).
 */
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

/** Three letters begin too many words of other languages, so they must match a whole word. */
const isBeginningOf = (word: string, beginning: string): boolean =>
  beginning.length > 3 ? word.startsWith(beginning) : word === beginning;

const general = ['house', 'coast', 'garden', 'keys'] as const satisfies Subject[];

const sumOf = (text: string): number =>
  Array.from(text, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);
