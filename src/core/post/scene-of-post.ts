import { languageWords } from '../language/language-words.ts';
import { subjects, type Subject } from '../language/words/language-words.ts';
import { isDailyNews } from './slugs/daily-news.ts';

/**
 * Chooses a drawing by the first slug word that names a subject, or else by a hash of the slug base. The slug base and
 * the drawing are the same in all languages.
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

/** Longer beginnings come first, because "markt" (Dutch, market) must not match "mar" (Spanish, sea). */
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

/** A beginning of three letters must be the whole word, because so few letters begin unrelated words. */
const isBeginningOf = (word: string, beginning: string): boolean =>
  beginning.length > 3 ? word.startsWith(beginning) : word === beginning;

const general = ['house', 'coast', 'garden', 'keys'] as const satisfies Subject[];

const sumOf = (text: string): number =>
  Array.from(text, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);
