/**
 * What goes into the field where clean HTML is pasted: a single paragraph goes on with the line it is put into, anything
 * else gets lines of its own.
 * @example insertionOf('<p>zee</p>', { before: 'Zon en ', after: '' }) // => 'zee'
 */
export function insertionOf(html: string, { before, after }: { before: string; after: string }): string {
  const isOwnLine = /(^|\n)[ \t]*$/.test(before) && /^[ \t]*(\n|$)/.test(after);
  const words = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1];
  if (words !== undefined && !isOwnLine) return words;
  return `${missingEnds(/\n*[ \t]*$/.exec(before)?.[0], before)}${html}${missingEnds(/^[ \t]*\n*/.exec(after)?.[0], after)}`;
}

/**
 * Whether copied text is HTML that somebody means as it is written; programs that colour code put it on the clipboard a
 * second time, as HTML that shows it.
 * @example isHtmlSource('<p>Zon</p>') // => true
 */
export const isHtmlSource = (text: string): boolean =>
  /<\/?(p|h[1-6]|ul|ol|li|div|span|strong|em|b|i|a|br|hr|img|table|blockquote)(\s[^<>]*)?\/?>/i.test(text);

/**
 * Whether clean HTML is one block that browsers made of a file of plain text, Markdown for example. Code is marked as such.
 * @example isPlainFile('<pre># Zon</pre>') // => true
 */
export const isPlainFile = (html: string): boolean =>
  /^<pre>(?!<code>)(?:(?!<\/?pre>)[\s\S])*<\/pre>$/.test(html);

/** Two line ends stand between blocks, but none at the start or end of the field. */
const missingEnds = (ends = '', rest: string): string =>
  rest.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - (ends.match(/\n/g)?.length ?? 0)));
