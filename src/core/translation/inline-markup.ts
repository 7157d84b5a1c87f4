/**
 * Inline HTML as a translator sees it: words, and numbers in the place of tags. Addresses and attributes never leave
 * us, so they cannot come back changed.
 * @example numbered('Zie <a href="/blog">het blog</a>.').text // => 'Zie <1>het blog</1>.'
 */
export function numbered(html: string): Numbered {
  const tags: InlineTag[] = [];
  const open: { name: string; number: number }[] = [];
  const add = (tag: InlineTag): number => tags.push(tag);
  let text = '';
  for (const token of html.match(/<code>[\s\S]*?<\/code>|<[^>]+>|[^<]+/g) ?? []) {
    const name = /^<\/?([a-z]+)/.exec(token)?.[1];
    if (name === undefined) text += readable(token);
    else if (token.startsWith('</')) {
      const last = open.at(-1);
      if (last?.name === name) {
        open.pop();
        text += `</${last.number}>`;
      } else text += `<${add({ html: token, isPair: false })}/>`;
    } else if (standsAlone.has(name)) text += `<${add({ html: token, isPair: false })}/>`;
    else {
      const number = add({ html: token, isPair: true });
      open.push({ name, number });
      text += `<${number}>`;
    }
  }
  for (const { number } of open) {
    // It is closed in another run of words: here it is a tag like any other that stands alone.
    tags[number - 1] = { html: tags[number - 1]?.html ?? '', isPair: false };
    text = text.replace(`<${number}>`, `<${number}/>`);
  }
  return { text, tags };
}

/**
 * Translated words with their tags again; undefined where the tags are not exactly the ones that were given, or more
 * markup has come in.
 * @example restored('See <1>the blog</1>.', [{ html: '<a href="/blog">', isPair: true }]) // => 'See <a href="/blog">the blog</a>.'
 */
export function restored(text: string, tags: readonly InlineTag[]): string | undefined {
  const waiting = new Set(tags.keys());
  const open: number[] = [];
  let html = '';
  let end = 0;
  for (const match of text.matchAll(/<(\/?)(\d+)(\/?)>/g)) {
    const index = Number(match[2]) - 1;
    const tag = tags[index];
    const words = text.slice(end, match.index);
    end = match.index + match[0].length;
    if (tag === undefined || isMarkup(words)) return undefined;
    html += escaped(words);
    if (match[1] === '/') {
      if (open.pop() !== index) return undefined;
      html += `</${/^<([a-z]+)/.exec(tag.html)?.[1] ?? ''}>`;
      continue;
    }
    if (!waiting.delete(index) || tag.isPair === (match[3] === '/')) return undefined;
    if (tag.isPair) open.push(index);
    html += tag.html;
  }
  const rest = text.slice(end);
  return isMarkup(rest) || open.length > 0 || waiting.size > 0 ? undefined : html + escaped(rest);
}

/**
 * Words without the numbers of tags, with entities as characters.
 * @example wordsOf('Zon &amp; <1>zee</1>') // => 'Zon & zee'
 */
export const wordsOf = (text: string): string =>
  unescaped(text.replaceAll(/<\/?\d+\/?>/g, ' ').replaceAll(/ +/g, ' '));

/** @example escaped('3 < 4 & "5"') // => '3 &lt; 4 &amp; "5"' */
export const escaped = (words: string): string =>
  unescaped(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What is between tags of safe HTML, with as few entities as markup allows. */
const readable = (html: string): string => html.replaceAll('&quot;', '"').replaceAll(/\s+/g, ' ');

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');

const isMarkup = (words: string): boolean => /<[!?/\p{L}\d]/u.test(words);

/** `code` is no language of ours, and stays as it is. */
const standsAlone = new Set(['br', 'img', 'code']);

/** A tag as it stands in the text; of a pair the first half. */
export type InlineTag = { html: string; isPair: boolean };

export type Numbered = { text: string; tags: InlineTag[] };
