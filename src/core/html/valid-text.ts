/** Removes characters that are invalid in XML feeds, and most control characters. `\v` and `\f` become `\n`. */
export const validText = (text: string): string =>
  text
    .replaceAll(/[\v\f]/g, '\n')
    .replaceAll(/[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** Removes the same characters as `validText`, and replaces line breaks by spaces. */
export const validLine = (text: string): string => validText(text).replaceAll(/[\r\n\u2028\u2029]+/g, ' ');

/** Whether a text is a line without control characters. A line break in a name or a subject could add mail headers. */
export const isOneLine = (text: string): boolean =>
  validText(text) === text && !/[\p{Cc}\u2028\u2029]/u.test(text);

/** @example withoutUnseen('Ana\u202e') // => 'Ana' */
export const withoutUnseen = (text: string): string => text.replaceAll(unseen, '');

/**
 * Format characters, which are invisible or reverse the text after them, private and unassigned ones, and letters and
 * accents that are blank, as Korean fillers and the empty Braille pattern.
 */
const unseen = /[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
