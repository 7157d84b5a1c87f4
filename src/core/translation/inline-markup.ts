import { isTag, type ChildNode } from 'domhandler';
import { decodeEntities, escapeText } from '../html/entities.ts';
import { htmlTree, isClosed, openingTag, sourceOf } from '../html/html-tree.ts';

/**
 * Replaces the tags of inline HTML by numbers before a translation. The translator then never sees addresses and
 * attributes, and cannot change them.
 *
 * @example numberTags('Zie <a href="/blog">het blog</a>.').text // => 'Zie <1>het blog</1>.'
 */
export function numberTags(html: string): Numbered {
  const tags: InlineTag[] = [];
  const numberedIn = (nodes: readonly ChildNode[]): string =>
    nodes
      .map((node) => {
        if (!isTag(node)) return sourceOf(html, node).replaceAll(/\s+/g, ' ');
        if (standaloneTags.has(node.name))
          return `<${tags.push({ html: sourceOf(html, node), isPair: false })}/>`;
        const isPair = isClosed(node);
        const number = tags.push({ html: openingTag(html, node), isPair });
        const inside = numberedIn(node.children);
        return isPair ? `<${number}>${inside}</${number}>` : `<${number}/>${inside}`;
      })
      .join('');
  return { text: numberedIn(htmlTree(html)), tags };
}

/**
 * Puts the tags back into translated words. Returns undefined if the translation lost tags, repeated them or added markup.
 * @example restoreTags('See <1>the blog</1>.', [{ html: '<a href="/blog">', isPair: true }]) // => 'See <a href="/blog">the blog</a>.'
 */
export function restoreTags(text: string, tags: readonly InlineTag[]): string | undefined {
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
    html += escapeWords(words);
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
  return isMarkup(rest) || open.length > 0 || waiting.size > 0 ? undefined : html + escapeWords(rest);
}

/**
 * Removes numbered tags from words, and decodes entities.
 * @example plainWords('Zon &amp; <1>zee</1>') // => 'Zon & zee'
 */
export const plainWords = (text: string): string =>
  decodeEntities(text.replaceAll(/<\/?\d+\/?>/g, ' ').replaceAll(/ +/g, ' '));

/** @example escapeWords('3 < 4 &amp; "5"') // => '3 &lt; 4 &amp; "5"' */
export const escapeWords = (words: string): string => escapeText(decodeEntities(words));

const isMarkup = (words: string): boolean => /<[!?/\p{L}\d]/u.test(words);

/**
 * Tags that are replaced together with their content by a single number, such as `<1/>`. `code` is not translated, and
 * `picture` contains no words.
 */
const standaloneTags = new Set(['br', 'img', 'picture', 'code']);

/** `html` is the source of the tag. If the tag is a pair, it is the source of the opening tag. */
export type InlineTag = { html: string; isPair: boolean };

export type Numbered = { text: string; tags: InlineTag[] };
