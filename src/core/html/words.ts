import { isTag, isText, type ChildNode } from 'domhandler';
import { decodeEntities } from './entities.ts';
import { htmlTree } from './html-tree.ts';
import { isBlock } from './tags.ts';

/**
 * The words of HTML on one line, without tags and with entities as characters.
 * @example textOf('<b>Zon &amp; zee</b>') // => 'Zon & zee'
 */
export const textOf = (html: string): string => textIn(htmlTree(html, { decodeEntities: false }));

/** The same of a tree that was read with its entities as they were written. */
export const textIn = (nodes: readonly ChildNode[]): string =>
  // A `<` that is no entity is the beginning of a tag that never came.
  decoded(wordsIn(nodes).replaceAll('<', ''));

/**
 * The same of HTML that our sanitizer wrote, without a tree: nothing but a tag begins with a `<` there, every tag may stand
 * on a page, and a `>` ends it.
 * @example textOfSafe('<p>Zon</p><p>zee</p>') // => 'Zon zee'
 */
export const textOfSafe = (html: string): string =>
  decoded(html.replaceAll(/<\/?(\w+)[^>]*>/g, (_tag, name: string) => gapAround(name)));

const decoded = (words: string): string => decodeEntities(words).replaceAll(otherGap, ' ').trim();

/** All but the single space, which is most of them. */
const otherGap = /\s{2,}|[^\S ]/g;

/** The words of a tree, with a gap around each block. */
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

/** What no reader sees. */
const unread = new Set(['script', 'style', 'textarea', 'option', 'xmp']);
