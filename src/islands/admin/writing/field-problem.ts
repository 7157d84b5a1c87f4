import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';

export function fieldProblem({ text, most, isRequired = false, words }: Asked): string | undefined {
  const texts = words.writing.problems;
  const length = text.trim().length;
  if (isRequired && length === 0) return texts.required;
  if (length > most) return fill(texts.tooLong, { most });
  return text.isWellFormed() && !text.includes('\0') ? undefined : texts.unstorable;
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
      const most = /^At most (\d+) characters/.exec(message)?.[1];
      const { required, tooLong, unstorable, wrong } = words.writing.problems;
      if (most !== undefined) return [field, fill(tooLong, { most })];
      if (/ is required\.$/.test(message)) return [field, required];
      return [field, /cannot be stored/.test(message) ? unstorable : wrong];
    }),
  );

type Asked = { text: string; most: number; isRequired?: boolean; words: DeskWords };
