import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** Explains why a language was not written. A code without a text is shown as it is. */
export const reasonText = (words: DeskWords, code: string): string =>
  wordsFor(words.news.errors, code) ?? code;

/** Explains why a report was skipped or a sentence dropped. */
export const whyText = (words: DeskWords, why: string): string => wordsFor(words.news.whys, why) ?? why;

/** Explains the problem of a feed. */
export const troubleText = (words: DeskWords, trouble: string): string =>
  wordsFor(words.news.troubles, trouble) ?? trouble;

/**
 * Returns the text for the code at the start of a reason, which may be followed by details.
 *
 * @example wordsFor({ number: 'getal' }, 'number: 42') // => 'getal'
 */
function wordsFor(texts: Readonly<Record<string, string>>, reason: string): string | undefined {
  const [known = ''] = /^[a-z-]+/.exec(reason) ?? [];
  return Object.hasOwn(texts, known) ? texts[known] : undefined;
}
