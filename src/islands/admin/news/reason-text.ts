import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** Why a language was not written; codes without a text are shown as they are. */
export const reasonText = (words: DeskWords, code: string): string =>
  wordsFor(words.news.errors, code) ?? code;

/** Why a report was skipped or a sentence dropped. */
export const whyText = (words: DeskWords, why: string): string => wordsFor(words.news.whys, why) ?? why;

/** The problem of a feed. */
export const troubleText = (words: DeskWords, trouble: string): string =>
  wordsFor(words.news.troubles, trouble) ?? trouble;

/**
 * The words for the code at the start of a reason; details may follow it.
 * @example wordsFor({ number: 'getal' }, 'number: 42') // => 'getal'
 */
function wordsFor(texts: Readonly<Record<string, string>>, reason: string): string | undefined {
  const [known = ''] = /^[a-z-]+/.exec(reason) ?? [];
  return Object.hasOwn(texts, known) ? texts[known] : undefined;
}
