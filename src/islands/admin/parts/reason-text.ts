/**
 * Words for the reasons that the news and its judge give. A reason is a code, such as “number”, or a code and what it is
 * about, such as “number: 42”. `src/core/news` makes them.
 */
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** Returns the code itself if the desk has no text for it. Adds the status with which a service answered. */
export function reasonText(words: DeskWords, code: string, detail = ''): string {
  const text = wordsFor(words.news.errors, code) ?? code;
  const [, status] = /status (\d{3})/.exec(detail) ?? [];
  return status === undefined ? text : `${text} (${status})`;
}

/** Explains why the news omits a report or a sentence. Adds the name, number or words in question. */
export function whyText(words: DeskWords, why: string): string {
  const [, detail = ''] = /^[a-z-]+: (.+)$/.exec(why) ?? [];
  const known = wordsFor(words.news.whys, why) ?? why;
  if (detail === '' || known === why || why.startsWith('unjudged')) return known;
  return `${known} (${why.startsWith('unsupported') ? differenceText(words, detail) : detail})`;
}

/** @example differenceText(words, 'added: Begin bij het') // => 'toegevoegd: Begin bij het' */
export const differenceText = (words: DeskWords, detail: string): string =>
  detail.replace(/^[a-z]+/, wordsFor(words.news.differences, detail) ?? '$&');

export const waitText = (words: DeskWords, why: string): string =>
  wordsFor(words.news.waits, why.replace(/^judge-.*/, 'judge')) ?? why;

export const troubleText = (words: DeskWords, trouble: string): string =>
  wordsFor(words.news.troubles, trouble) ?? trouble;

/** Returns the text for the code at the start of a reason, such as 'number' in 'number: 42'. */
function wordsFor(texts: Readonly<Record<string, string>>, reason: string): string | undefined {
  const [known = ''] = /^[a-z-]+/.exec(reason) ?? [];
  return Object.hasOwn(texts, known) ? texts[known] : undefined;
}
