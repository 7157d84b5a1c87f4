import * as v from 'valibot';

/** Whether Postgres can store a text. It cannot store NUL and lone surrogates. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

export const storableText = v.check<string, string>(
  isStorable,
  'This contains characters that cannot be stored.',
);

export const maxCharacters = (max: number) =>
  v.maxLength<string, number, string>(max, `At most ${max} characters.`);

/** What a person searches for. */
export const searchedText = v.pipe(v.string(), v.trim(), maxCharacters(200), storableText);

/** What a message about a field says, for callers that write it in their own words. */
export function problemOf(message: string): {
  isRequired: boolean;
  isUnstorable: boolean;
  max: string | undefined;
} {
  return {
    isRequired: / is required\.$/.test(message),
    isUnstorable: message === storableText.message,
    max: /^At most (\d+) characters\.$/.exec(message)?.[1],
  };
}
