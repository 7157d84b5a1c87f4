/**
 * Returns the text to insert into a source when clean HTML is pasted. A single paragraph continues the current line. Other
 * blocks start on a new line.
 *
 * @example insertionOf('<p>zee</p>', { before: 'Zon en ', after: '' }) // => 'zee'
 */
export function insertionOf(html: string, { before, after }: { before: string; after: string }): string {
  const isOwnLine = /(^|\n)[ \t]*$/.test(before) && /^[ \t]*(\n|$)/.test(after);
  const words = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1];
  if (words !== undefined && !isOwnLine) return words;
  return `${missingEnds(/\n*[ \t]*$/.exec(before)?.[0], before)}${html}${missingEnds(/^[ \t]*\n*/.exec(after)?.[0], after)}`;
}

/**
 * Whether the copied text is itself HTML source, which the editor wants to paste literally. Code editors also put a
 * highlighted version on the clipboard, and that version must be ignored.
 *
 * @example isHtmlSource('<p>Zon</p>') // => true
 */
export const isHtmlSource = (text: string): boolean =>
  /<\/?(p|h[1-6]|ul|ol|li|div|span|strong|em|b|i|a|br|hr|img|table|blockquote)(\s[^<>]*)?\/?>/i.test(text);

/**
 * Whether clean HTML is a single block that a browser has made from a plain text file, such as Markdown. Copied code
 * differs, because its block contains a `code` tag.
 *
 * @example isPlainFile('<pre># Zon</pre>') // => true
 */
export const isPlainFile = (html: string): boolean =>
  /^<pre>(?!<code>)(?:(?!<\/?pre>)[\s\S])*<\/pre>$/.test(html);

/**
 * Returns the line ends that are missing next to the inserted text. Two line ends separate blocks, except at the start and
 * the end of the field.
 */
const missingEnds = (ends = '', rest: string): string =>
  rest.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - (ends.match(/\n/g)?.length ?? 0)));
