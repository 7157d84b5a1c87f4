import { Element, type ChildNode } from 'domhandler';
import { isElement } from '../../html/html-tree.ts';
import { inlineMarkup, isBreak, isRun, type Inline, type Run } from './inline-words.ts';
import { listsOf, type ListItem } from './lists/lists.ts';

/** A part of pasted HTML, as `gather` finds it. */
export type Piece = Run | Element | ListItem | typeof lineEnd;

/** Separates two paragraphs, whatever markup the source program used. */
export const lineEnd = { kind: 'line end' } as const;

/** Builds paragraphs, lists and other blocks from the pieces that `gather` found in pasted HTML. */
export function writtenBlocks(pieces: readonly Piece[]): Element[] {
  const blocks: Element[] = [];
  let line: Inline[] = [];
  let items: ListItem[] = [];
  const endLine = () => {
    const paragraphs = paragraphsOf(line);
    line = [];
    if (paragraphs.length > 0) endItems();
    blocks.push(...paragraphs);
  };
  const endItems = () => {
    blocks.push(...listsOf(items));
    items = [];
  };
  for (const piece of pieces) {
    if (isInline(piece)) line.push(piece);
    else {
      endLine();
      if ('item' in piece) items.push(piece);
      else if (isWrittenBlock(piece)) {
        endItems();
        blocks.push(piece);
      }
    }
  }
  endLine();
  endItems();
  return blocks;
}

/** Returns the content of a list item or cell. A first paragraph loses its tag if nothing or only lists follow. */
export function innerContent(pieces: readonly Piece[]): ChildNode[] {
  const blocks = writtenBlocks(pieces);
  const [first, ...rest] = blocks;
  const isSingle = isElement(first, 'p') && rest.every((block) => isElement(block, 'ul', 'ol'));
  return isSingle ? [...first.children, ...rest] : blocks;
}

const isInline = (piece: Piece): piece is Inline =>
  'text' in piece || ('name' in piece && piece.name === 'img');

const isWrittenBlock = (piece: Piece): piece is Element => 'children' in piece;

/** Splits a line at two consecutive line breaks, because some programs end a paragraph that way. */
function paragraphsOf(line: readonly Inline[]): Element[] {
  const paragraphs: Inline[][] = [[]];
  let spacing: Inline[] = [];
  for (const piece of line) {
    if (isRun(piece) && piece.text.trim() === '') spacing.push(piece);
    else {
      if (spacing.filter(isBreak).length > 1) paragraphs.push([]);
      else paragraphs.at(-1)?.push(...spacing);
      spacing = [];
      paragraphs.at(-1)?.push(piece);
    }
  }
  return paragraphs.flatMap((paragraph) => {
    const inside = inlineMarkup(paragraph);
    return inside.length === 0 ? [] : [new Element('p', {}, inside)];
  });
}
