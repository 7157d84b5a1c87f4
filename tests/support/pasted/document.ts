/** A text as its author wrote it in a program, before the program turned it into HTML. */
export type Block =
  | { kind: 'title' | 'paragraph'; words: Span[] }
  | { kind: 'heading'; level: number; words: Span[] }
  | { kind: 'list'; isOrdered: boolean; start?: number; items: Item[] }
  | { kind: 'table'; rows: Span[][][] }
  | { kind: 'quote'; paragraphs: Span[][] }
  /** An older mail, and who wrote it to whom. */
  | { kind: 'answered'; head: Span[][]; paragraphs: Span[][] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; picture: Picture };

export type Item = { words: Span[]; below?: Extract<Block, { kind: 'list' }> };

/** Words that look alike. `note`: their footnote. */
export type Span = { text: string; looks?: readonly Look[]; link?: string; note?: string };

/** `file`: on the author's disk, or in the clipboard. */
export type Picture = { file: string; alt: string } | { address: string; alt: string };

/** The last four are not what readers see: `inserted` and `underlined` are words like others, `deleted` and `hidden` are none. */
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

/** Ends a line inside a paragraph. */
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

/** Headings and titles as bold paragraphs, as a program without headings copies them. */
export const withoutHeadings = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) =>
    block.kind === 'heading' || block.kind === 'title'
      ? paragraph(
          ...block.words.map((span) => ({ ...span, looks: [...(span.looks ?? []), 'strong' as const] })),
        )
      : block,
  );

/** All notes of a text, in order. */
export const notesIn = (blocks: readonly Block[]): string[] =>
  blocks
    .flatMap((block) => ('words' in block ? block.words : []))
    .flatMap(({ note }) => (note === undefined ? [] : [note]));
