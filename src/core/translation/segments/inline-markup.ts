import { isTag, type ChildNode } from 'domhandler';
import { decodeEntities, escapeText } from '../../html/entities.ts';
import { htmlTree, isClosed, openingTag, sourceOf } from '../../html/html-tree.ts';

/** Replaces inline tags by numbers, such as `<1>`, so that a translator cannot change attributes. */
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

/** Returns undefined if the translation lost, repeated, crossed or added tags. */
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

/** The words of a numbered text, without its tags. */
export const plainWords = (text: string): string =>
  decodeEntities(text.replaceAll(/<\/?\d+\/?>/g, ' ').replaceAll(/ +/g, ' '));

/** Writes the words of a model’s answer as HTML text. */
export const escapeWords = (words: string): string => escapeText(decodeEntities(words));

const isMarkup = (words: string): boolean => /<[!?/\p{L}\d]/u.test(words);

/** `numberTags` replaces each of these tags, with the tag's content, by one number such as `<1/>`. */
const standaloneTags = new Set(['br', 'img', 'picture', 'code']);

/** `html` is the source of the opening tag, or of the whole element if its name is in `standaloneTags`. */
export type InlineTag = { html: string; isPair: boolean };

export type Numbered = { text: string; tags: InlineTag[] };
