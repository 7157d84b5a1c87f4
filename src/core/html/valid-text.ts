/**
 * The text without control characters and those that XML 1.0 forbids: one of them would break a whole feed. A
 * vertical tab, which Word and PowerPoint copy for a line break, becomes one.
 * @example validText('a\u000bb\u0008') // => 'a\nb'
 */
export const validText = (text: string): string =>
  text
    .replaceAll(/[\v\f]/g, '\n')
    .replaceAll(/[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** The same on one line. */
export const validLine = (text: string): string => validText(text).replaceAll(/[\r\n\u2028\u2029]+/g, ' ');

/** A line break in a name or a subject could inject mail headers. */
export const isOneLine = (text: string): boolean =>
  validText(text) === text && !/[\p{Cc}\u2028\u2029]/u.test(text);
