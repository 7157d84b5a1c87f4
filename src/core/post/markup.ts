import { marked } from 'marked';

/**
 * Renders what an editor wrote, Markdown or HTML, as HTML. NOT safe to show: see `safeBody`.
 * @example renderedHtml('# Zwembad') // => '<h1>Zwembad</h1>\n'
 */
export const renderedHtml = (content: string): string => marked.parse(content, { async: false, gfm: true });

/** Longest excerpt that is taken from a text, in characters (specification, section 9). */
const longestExcerpt = 200;

/**
 * The title and the excerpt an article brings along: its first `h1` and its first emphasised words, without markup.
 * @example titleAndExcerpt('<h1>Zwembad</h1><p><em>Helder water.</em></p>') // => { title: 'Zwembad', excerpt: 'Helder water.' }
 */
export function titleAndExcerpt(content: string): { title: string | undefined; excerpt: string | undefined } {
  const html = renderedHtml(content);
  return { title: firstText(html, 'h1'), excerpt: firstText(html, 'em')?.slice(0, longestExcerpt).trim() };
}

/**
 * The words of HTML that is known to be well-formed, without tags and with the common entities as characters.
 * @example textOf('<b>Zon &amp; zee</b>') // => 'Zon & zee'
 */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<\/(p|h[1-6]|li|div|tr|blockquote)>|<br\s*\/?>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#\d+|#x[\da-f]+|\w+);/gi, (entity: string, name: string) => character(name) ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

function firstText(html: string, tag: 'h1' | 'em'): string | undefined {
  const inner = new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'i').exec(html)?.[1];
  return inner === undefined ? undefined : textOf(inner) || undefined;
}

function character(name: string): string | undefined {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
  if (!name.startsWith('#')) return named[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : undefined;
}
