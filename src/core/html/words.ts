import { isTag, isText, type ChildNode } from 'domhandler';
import { decodeEntities } from './entities.ts';
import { htmlTree } from './html-tree.ts';
import { isBlock } from './tags.ts';

/** Returns the text content of HTML on one line: `<b>Zon &amp; zee</b>` gives `Zon & zee`. */
export const textOf = (html: string): string => textIn(htmlTree(html, { decodeEntities: false }));

export const textIn = (nodes: readonly ChildNode[]): string =>
  // A `<` that begins no tag remains after parsing, and is removed here.
  decoded(wordsIn(nodes).replaceAll('<', ''));

/** Returns the text of sanitised HTML. No parser is needed, because only the tags contain `<` or `>`. */
export const textOfSafe = (html: string): string =>
  decoded(html.replaceAll(/<\/?(\w+)\b[^<>]*>/g, (_tag, name: string) => gapAround(name)));

const decoded = (words: string): string => decodeEntities(words).replaceAll(otherGap, ' ').trim();

/** Matches every gap between words except a single space, which needs no change. */
const otherGap = /\s{2,}|[^\S ]/g;

/** Elements whose text is not part of the page. */
export const unread = ['script', 'style', 'textarea', 'option', 'xmp'];

/** Returns the text of a tree, with spaces around each block and each `<br>`. */
export const wordsIn = (nodes: readonly ChildNode[], skipped: readonly string[] = unread): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node) || skipped.includes(node.name)) return '';
      const gap = gapAround(node.name);
      return `${gap}${wordsIn(node.children, skipped)}${gap}`;
    })
    .join('');

const gapAround = (name: string): string => (isBlock(name) || name === 'br' ? ' ' : '');
