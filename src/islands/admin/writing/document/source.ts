import type { Node } from 'prosemirror-model';
import { TextTooComplex } from '#core/post/text/markdown/bounded-markup.ts';
import { sourceBlocks, type SourceBlocks } from '#core/post/text/source-blocks.ts';
import { readBlocks } from './read-html.ts';
import { schema } from './schema.ts';
import { writeHtml } from './write-html.ts';

/** The source of each block is kept, so that unchanged blocks are written back unchanged. */
export type OpenedSource = {
  content: string;
  doc: Node;
  lead: string;
  origins: readonly Origin[];
};

export function openSource(content: string): OpenedSource {
  const { lead, blocks } = blocksOrNone(content);
  const origins = blocks.map(({ source, gap, html }, index) => {
    const [block, ...more] = readBlocks(html) ?? [];
    const known = block !== undefined && more.length === 0 ? block : undefined;
    return { block: known ?? schema.node('locked', { source }), source, gap, index };
  });
  const doc = schema.node(
    'doc',
    null,
    origins.length === 0 ? [schema.node('paragraph')] : origins.map(({ block }) => block),
  );
  return { content, doc, lead, origins };
}

/** Unchanged blocks keep their source byte for byte. New empty paragraphs and new empty link blocks are dropped. */
export function sourceOf(doc: Node, opened: OpenedSource): string {
  if (doc.eq(opened.doc)) return opened.content;
  const find = originFinder(opened);
  const isLast = ({ index }: Origin) => index === opened.origins.length - 1;
  const parts = doc.children
    .map((block) => ({ block, origin: find(block) }))
    .filter(({ block, origin }) => origin || !lines.has(block.type.name) || block.childCount > 0);
  return parts
    .map(({ block, origin }, at) => {
      const after = parts[at + 1];
      const lead = at === 0 && origin?.index === 0 ? opened.lead : '';
      const goesOn =
        origin !== undefined && (after ? after.origin?.index === origin.index + 1 : isLast(origin));
      const newGap = after ? '\n\n' : '';
      return lead + (origin?.source ?? writtenBlock(block)) + (goesOn ? origin.gap : newGap);
    })
    .join('');
}

const lines = new Set(['paragraph', 'link_block']);

/** Cached per block, so that a keystroke converts only one block. */
function writtenBlock(block: Node): string {
  const text = written.get(block) ?? writeHtml(block);
  written.set(block, text);
  return text;
}

const written = new WeakMap<Node, string>();

/** Returns a function that finds a block’s original source, even after a move, or after a change that was undone. */
function originFinder(opened: OpenedSource): OriginFinder {
  const known = finders.get(opened);
  if (known) return known;
  const same = new Map(opened.origins.map((origin) => [origin.block, origin]));
  const alike = Map.groupBy(opened.origins, ({ block }) => block.textContent);
  const find: OriginFinder = (block) =>
    same.get(block) ?? alike.get(block.textContent)?.find((origin) => origin.block.eq(block));
  finders.set(opened, find);
  return find;
}

const finders = new WeakMap<OpenedSource, OriginFinder>();

/** If the text is too complex to parse, returns one locked block. */
function blocksOrNone(content: string): SourceBlocks {
  try {
    return sourceBlocks(content);
  } catch (cause) {
    if (!(cause instanceof TextTooComplex)) throw cause;
    return { lead: '', blocks: [{ source: content, gap: '', html: '' }] };
  }
}

type OriginFinder = (block: Node) => Origin | undefined;
type Origin = { block: Node; source: string; gap: string; index: number };
