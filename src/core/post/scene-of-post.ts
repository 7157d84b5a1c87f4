import { languageWords } from '../language/language-words.ts';
import { subjects, type Subject } from '../language/words/language-words.ts';
import { isDailyNews } from './slugs/daily-news.ts';

/**
 * Chooses the drawing for a post without a picture. The first word of its slug base that names a subject decides. If there
 * is none, a hash of the slug base decides. All languages have the same slug base, and therefore the same drawing.
 *
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
 * Maps the beginnings of words in all languages to subjects. Longer beginnings come first, so that the Dutch "markt"
 * (market) does not match the Spanish "mar" (sea).
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

/** A beginning of three letters also matches many unrelated words, so it must match the whole word. */
const isBeginningOf = (word: string, beginning: string): boolean =>
  beginning.length > 3 ? word.startsWith(beginning) : word === beginning;

const general = ['house', 'coast', 'garden', 'keys'] as const satisfies Subject[];

const sumOf = (text: string): number =>
  Array.from(text, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);
