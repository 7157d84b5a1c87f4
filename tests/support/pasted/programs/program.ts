import type { Locale } from '#core/locale.ts';
import type { Block, Item, Look, PastedImage, Span } from '../document.ts';

/** A program from which people paste, such as Word: imitates the HTML that it puts on the clipboard. */
export type Program = {
  /** The HTML that the program puts on the clipboard. */
  copy: (blocks: readonly Block[], language: Locale) => string;
  /**
   * Returns the blocks as the program copies them. For example, some programs copy headings as bold paragraphs.
   * If `says` is undefined, the program copies all blocks unchanged.
   */
  says?: (blocks: readonly Block[]) => Block[];
};

/** `write` chooses the tags for emphasis, links and notes. */
export function inline(words: readonly Span[], write: InlineWriter): string {
  return words
    .map((span) => {
      if (span.text === '\n') return write.lineEnd;
      const looks = span.looks ?? [];
      const text = looks.reduce((inside, look) => write.look(look, inside), write.text(span.text, looks));
      const linked = span.link === undefined ? text : write.link(span.link, text);
      return span.note === undefined || write.note === undefined ? linked : linked + write.note(span.note);
    })
    .join('');
}

export const blockByBlock =
  (write: BlockWriter) =>
  (blocks: readonly Block[]): string =>
    blocks
      .map((block) => {
        switch (block.kind) {
          case 'title':
            return write.title?.(block.words) ?? write.heading(1, block.words);
          case 'heading':
            return write.heading(block.level, block.words);
          case 'paragraph':
            return write.paragraph(block.words);
          case 'list':
            return write.list(block);
          case 'table':
            return write.table?.(block.rows) ?? '';
          case 'quote':
            return write.quote?.(block.paragraphs) ?? block.paragraphs.map(write.paragraph).join('');
          case 'answered':
            return write.answered?.(block) ?? '';
          case 'code':
            return write.code?.(block.text) ?? write.paragraph([{ text: block.text }]);
          case 'image':
            return write.image?.(block.image) ?? '';
        }
      })
      .join('');

/** Each sublist is inside its item, as valid HTML requires. */
export const nestedList =
  (write: {
    list: (isOrdered: boolean, start: number, items: string) => string;
    item: (words: readonly Span[]) => string;
  }) =>
  ({ isOrdered, start = 1, items }: ListBlock, depth = 1): string =>
    write.list(
      isOrdered,
      start,
      items
        .map(
          ({ words, below }) =>
            `<li>${write.item(words)}${below ? nestedList(write)(below, depth + 1) : ''}</li>`,
        )
        .join(''),
    );

/** Returns the items of a list and of its sublists as one flat list, for programs that do not nest lists. */
export function flatItems({ isOrdered, start = 1, items }: ListBlock, level = 1): FlatItem[] {
  return items.flatMap(({ words, below }, index) => [
    { words, level, isOrdered, number: start + index },
    ...(below ? flatItems(below, level + 1) : []),
  ]);
}

export const isFile = (image: PastedImage): image is Extract<PastedImage, { file: string }> =>
  'file' in image;

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('\u00ad', '&shy;');

export type ListBlock = { isOrdered: boolean; start?: number; items: Item[] };
export type FlatItem = { words: Span[]; level: number; isOrdered: boolean; number: number };

export type InlineWriter = {
  text: (text: string, looks: readonly Look[]) => string;
  look: (look: Look, inside: string) => string;
  link: (address: string, inside: string) => string;
  note?: (note: string) => string;
  lineEnd: string;
};

export type BlockWriter = {
  title?: (words: readonly Span[]) => string;
  heading: (level: number, words: readonly Span[]) => string;
  paragraph: (words: readonly Span[]) => string;
  list: (list: ListBlock) => string;
  table?: (rows: readonly (readonly (readonly Span[])[])[]) => string;
  quote?: (paragraphs: readonly (readonly Span[])[]) => string;
  answered?: (mail: Extract<Block, { kind: 'answered' }>) => string;
  code?: (text: string) => string;
  image?: (image: PastedImage) => string;
};
