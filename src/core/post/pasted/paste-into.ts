/** Returns the text to insert for a paste. Within a line, a single paragraph becomes inline text. */
export function insertionOf(html: string, { before, after }: { before: string; after: string }): string {
  const isOwnLine = /(^|\n)[ \t]*$/.test(before) && /^[ \t]*(\n|$)/.test(after);
  const words = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1];
  if (words !== undefined && !isOwnLine) return words;
  return `${missingEnds(/(?<!\n)\n*$/.exec(before.replace(/(?<![ \t])[ \t]+$/, ''))?.[0], before)}${html}${missingEnds(/^[ \t]*\n*/.exec(after)?.[0], after)}`;
}

/**
 * Whether copied text is HTML source: an element with its end, or a tag that needs none. Callers then ignore the
 * clipboard's HTML, because code editors add colours to it.
 */
export const isHtmlSource = (text: string): boolean =>
  /<(br|hr|img)(\s[^<>]*)?\/?>/i.test(text) ||
  Array.from(
    text.matchAll(/<(p|h[1-6]|ul|ol|li|div|span|strong|em|b|i|a|table|blockquote)(\s[^<>]*)?>/gi),
  ).some(([, name = '']) => text.toLowerCase().includes(`</${name.toLowerCase()}>`));

/** Whether this HTML is the `pre` block that a browser makes of a text file. Copied code also has a `code` tag. */
export const isPlainFile = (html: string): boolean =>
  /^<pre>(?!<code>)(?:(?!<\/?pre>)[\s\S])*<\/pre>$/.test(html);

/** Returns the line breaks to add to `ends` for an empty line between paste and `rest`, or '' if `rest` is blank. */
const missingEnds = (ends = '', rest: string): string =>
  rest.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - (ends.match(/\n/g)?.length ?? 0)));
