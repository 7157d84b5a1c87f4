import { isTag, isText, type ChildNode } from 'domhandler';
import { decodeEntities } from './entities.ts';
import { htmlTree } from './html-tree.ts';
import { isBlock } from './tags.ts';

/**
 * The text content of HTML on one line, with entities decoded.
 * @example textOf('<b>Zon &amp; zee</b>') // => 'Zon & zee'
 */
export const textOf = (html: string): string => textIn(htmlTree(html, { decodeEntities: false }));

/** The same for a tree that was parsed with entities as written. */
export const textIn = (nodes: readonly ChildNode[]): string =>
  // A bare `<` is the beginning of a tag that never came.
  decoded(wordsIn(nodes).replaceAll('<', ''));

/**
 * The same for sanitised HTML, without parsing: there every `<` begins an allowed tag, and `>` ends it.
 * @example textOfSafe('<p>Zon</p><p>zee</p>') // => 'Zon zee'
 */
export const textOfSafe = (html: string): string =>
  decoded(html.replaceAll(/<\/?(\w+)[^>]*>/g, (_tag, name: string) => gapAround(name)));

const decoded = (words: string): string => decodeEntities(words).replaceAll(otherGap, ' ').trim();

/** Skips single spaces, which are the most frequent gap. */
const otherGap = /\s{2,}|[^\S ]/g;

/** The text of a tree, with a gap around each block. */
export const wordsIn = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node) || unread.has(node.name)) return '';
      const gap = gapAround(node.name);
      return `${gap}${wordsIn(node.children)}${gap}`;
    })
    .join('');

const gapAround = (name: string): string => (isBlock(name) || name === 'br' ? ' ' : '');

/** Elements whose content no reader sees. */
const unread = new Set(['script', 'style', 'textarea', 'option', 'xmp']);
