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
  const words = slugBase.split('-');
  for (const word of words) {
    const subject = subjects.find((one) => beginningsOf(one).some((beginning) => word.startsWith(beginning)));
    if (subject !== undefined) return subject;
  }
  return general[sumOf(slugBase) % general.length] ?? 'house';
}

const beginningsOf = (subject: Subject): string[] => (beginnings[subject] ??= allBeginningsOf(subject));

const beginnings: Partial<Record<Subject, string[]>> = {};

const allBeginningsOf = (subject: Subject): string[] =>
  Object.values(languageWords).flatMap((words) => [...words.subjects[subject]]);

const general = ['house', 'coast', 'garden', 'keys'] as const satisfies Subject[];

const sumOf = (text: string): number =>
  Array.from(text, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);
