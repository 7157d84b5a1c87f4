import { isStorable, problemOf } from '#core/typed-text/storable-text.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { tooLong } from '../parts/form/too-long.ts';

export function fieldProblem({ text, max, isRequired = false, words }: CheckedText): string | undefined {
  const texts = words.writing.problems;
  if (isRequired && text.trim() === '') return texts.required;
  return tooLong({ text, max }, words) ?? (isStorable(text) ? undefined : texts.unstorable);
}

export const problemsOf = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** The server’s messages about fields are in English and meant for logs, so this function replaces them. */
export const refusedFields = (
  fields: Record<string, string> = {},
  words: DeskWords,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, message]) => {
      const texts = words.writing.problems;
      const { isRequired, isUnstorable, max } = problemOf(message);
      if (max !== undefined) return [field, fill(texts.tooLong, { max })];
      if (isRequired) return [field, texts.required];
      return [field, isUnstorable ? texts.unstorable : texts.wrong];
    }),
  );

type CheckedText = { text: string; max: number; isRequired?: boolean; words: DeskWords };
