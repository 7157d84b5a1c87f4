import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** Explains why the news was not written in a language. If a code has no text, the code itself is shown. */
export const reasonText = (words: DeskWords, code: string): string =>
  wordsFor(words.news.errors, code) ?? code;

/**
 * Explains why a report was skipped or a sentence was removed. The text includes the name, number or words in question.
 *
 * @example whyText(words, 'unsupported: place: en Sant Josep') // => 'differs from the source (place: en Sant Josep)'
 */
export function whyText(words: DeskWords, why: string): string {
  const [, detail = ''] = /^[a-z-]+: (.+)$/.exec(why) ?? [];
  const known = wordsFor(words.news.whys, why) ?? why;
  if (detail === '' || known === why) return known;
  const difference = why.startsWith('unsupported') ? wordsFor(words.news.differences, detail) : undefined;
  return `${known} (${difference === undefined ? detail : detail.replace(/^[a-z]+/, difference)})`;
}

/** Explains why a text must be reviewed by a person. */
export const waitText = (words: DeskWords, why: string): string =>
  wordsFor(words.news.waits, why.replace(/^judge-.*/, 'judge')) ?? why;

/** Explains the problem of a feed. */
export const troubleText = (words: DeskWords, trouble: string): string =>
  wordsFor(words.news.troubles, trouble) ?? trouble;

/**
 * Returns the text for the code at the beginning of a reason. Details may follow the code.
 *
 * @example wordsFor({ number: 'getal' }, 'number: 42') // => 'getal'
 */
function wordsFor(texts: Readonly<Record<string, string>>, reason: string): string | undefined {
  const [known = ''] = /^[a-z-]+/.exec(reason) ?? [];
  return Object.hasOwn(texts, known) ? texts[known] : undefined;
}
