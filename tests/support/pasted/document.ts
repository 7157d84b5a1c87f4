/**
 * A text as an author sees it in Word, Google Docs or a mail. Writers beside this file convert it to the HTML that each
 * program copies, and the tests of pasting compare what remains with this text.
 */
export type Block =
  | { kind: 'title' | 'paragraph'; words: Span[] }
  | { kind: 'heading'; level: number; words: Span[] }
  | { kind: 'list'; isOrdered: boolean; start?: number; items: Item[] }
  | { kind: 'table'; rows: Span[][][] }
  | { kind: 'quote'; paragraphs: Span[][] }
  /** A quoted mail. `head` contains its header lines, such as the sender and the subject. */
  | { kind: 'answered'; head: Span[][]; paragraphs: Span[][] }
  | { kind: 'code'; text: string }
  | { kind: 'image'; image: PastedImage };

export type Item = { words: Span[]; below?: Extract<Block, { kind: 'list' }> };

/** Words with the same emphasis. `note` is a footnote to them. */
export type Span = { text: string; looks?: readonly Look[]; link?: string; note?: string };

/** `file` names an image on the author’s disk or in the clipboard. */
export type PastedImage = { file: string; alt: string } | { address: string; alt: string };

/** Readers see inserted and underlined words as ordinary words, and do not see deleted or hidden words. */
export type Look =
  | 'strong'
  | 'em'
  | 's'
  | 'sub'
  | 'sup'
  | 'code'
  | 'inserted'
  | 'underlined'
  | 'deleted'
  | 'hidden';

export const lineEnd: Span = { text: '\n' };

export const plain = (text: string): Span => ({ text });
export const looking = (text: string, ...looks: Look[]): Span => ({ text, looks });
export const paragraph = (...words: Span[]): Block => ({ kind: 'paragraph', words });
export const heading = (level: number, ...words: Span[]): Block => ({ kind: 'heading', level, words });

export const bullets = (...items: Item[]): Extract<Block, { kind: 'list' }> => ({
  kind: 'list',
  isOrdered: false,
  items,
});

/** Some programs copy headings and titles as bold paragraphs. */
export const withoutHeadings = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) =>
    block.kind === 'heading' || block.kind === 'title'
      ? paragraph(
          ...block.words.map((span) => ({ ...span, looks: [...(span.looks ?? []), 'strong' as const] })),
        )
      : block,
  );

export const notesIn = (blocks: readonly Block[]): string[] =>
  blocks
    .flatMap((block) => ('words' in block ? block.words : []))
    .flatMap(({ note }) => (note === undefined ? [] : [note]));
