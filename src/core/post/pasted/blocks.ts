import { inlineMarkup, isBreak, isRun, type Inline, type Run } from './inline-words.ts';
import { listsOf, type ListItem } from './lists.ts';
import { aTag, isTag, type Markup, type Tag } from './markup-tree.ts';

/** What was found in a piece of HTML, one after the other: words, images, finished blocks, items, and ends of lines. */
export type Piece = Run | Tag | ListItem | typeof lineEnd;

/** Between two paragraphs, whatever the program made them of. */
export const lineEnd = { isLineEnd: true } as const;

/** Paragraphs and blocks from what was found: words become paragraphs, items that follow each other become lists. */
export function blocksOf(pieces: readonly Piece[]): Tag[] {
  const blocks: Tag[] = [];
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
      else if (isBlock(piece)) {
        endItems();
        blocks.push(piece);
      }
    }
  }
  endLine();
  endItems();
  return blocks;
}

/** The inside of an item or a cell: a single paragraph needs no tag of its own there. */
export function insideOf(pieces: readonly Piece[]): Markup[] {
  const blocks = blocksOf(pieces);
  const [first, ...rest] = blocks;
  const isSingle = isTag(first, 'p') && rest.every((block) => isTag(block, 'ul', 'ol'));
  return isSingle ? [...first.inside, ...rest] : blocks;
}

export const isInline = (piece: Piece): piece is Inline =>
  'text' in piece || ('name' in piece && piece.name === 'img');

const isBlock = (piece: Piece): piece is Tag => 'inside' in piece;

/** Two line breaks in a row are how some programs write the end of a paragraph. */
function paragraphsOf(line: readonly Inline[]): Tag[] {
  const paragraphs: Inline[][] = [[]];
  let breaks: Inline[] = [];
  for (const piece of line) {
    if (isBreak(piece)) breaks.push(piece);
    else if (isRun(piece) && piece.text.trim() === '')
      (breaks.length > 0 ? breaks : paragraphs.at(-1))?.push(piece);
    else {
      if (breaks.filter(isBreak).length > 1) paragraphs.push([]);
      else paragraphs.at(-1)?.push(...breaks);
      breaks = [];
      paragraphs.at(-1)?.push(piece);
    }
  }
  return paragraphs.flatMap((paragraph) => {
    const inside = inlineMarkup(paragraph);
    return inside.length === 0 ? [] : [aTag('p', inside)];
  });
}
