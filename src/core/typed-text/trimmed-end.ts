/**
 * Removes the matching characters at the end of a text, in linear time: `/x+$/` begins anew at each x of a long run.
 * @example trimmedEnd('€ 380.,', /[.,]/) // => '€ 380'
 */
export function trimmedEnd(text: string, character: RegExp): string {
  let end = text.length;
  // Before the first character, `charAt` returns an empty text, which no single character matches.
  while (character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
