import type { Node } from 'prosemirror-model';
import { boundedHtml, TextTooComplex } from '#core/post/text/bounded-markup.ts';
import { sourceBlocks, type SourceBlocks } from '#core/post/text/source-blocks.ts';
import { readBlocks } from './read-html.ts';
import { schema } from './schema.ts';
import { writeHtml } from './write-html.ts';
import { writeMarkdown } from './write-markdown.ts';

/** An opened body with the source of each block, so that unchanged blocks keep their source. */
export type OpenedSource = {
  content: string;
  doc: Node;
  /** Whether changed blocks become Markdown. Changed blocks of an initially empty text become HTML. */
  isMarkdown: boolean;
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
  return { content, doc, isMarkdown: blocks.some(({ isMarkdown }) => isMarkdown), lead, origins };
}

/** Writes the body. Unchanged blocks keep their source byte for byte. Drops new paragraphs and link blocks that are empty. */
export function sourceOf(doc: Node, opened: OpenedSource): string {
  if (doc.eq(opened.doc)) return opened.content;
  const find = originFinder(opened);
  const parts = doc.children
    .map((block) => ({ block, origin: find(block) }))
    .filter(({ block, origin }) => origin || !lines.has(block.type.name) || block.childCount > 0);
  return parts
    .map(({ block, origin }, at) => {
      const [before, after] = [parts[at - 1], parts[at + 1]];
      const besideList = [before, after].some((part) => part !== undefined && isList(part.block));
      const isMarkdown = opened.isMarkdown && !(besideList && isList(block));
      const source = origin?.source ?? writtenBlock(block, isMarkdown);
      const lead = at === 0 && origin?.index === 0 ? opened.lead : '';
      const goesOn =
        origin !== undefined && (after ? after.origin?.index === origin.index + 1 : isLast(origin));
      return lead + source + (goesOn ? origin.gap : after ? '\n\n' : '');
    })
    .join('');

  function isLast({ index }: Origin): boolean {
    return index === opened.origins.length - 1;
  }
}

const lines = new Set(['paragraph', 'link_block']);

/** Two adjacent lists need a separator, because Markdown would join them. */
const isList = ({ type: { name } }: Node): boolean => name === 'bullet_list' || name === 'ordered_list';

/** The result is cached per block, so that a keystroke converts only one block. */
function writtenBlock(block: Node, isMarkdown: boolean): string {
  const known = written.get(block);
  if (known?.isMarkdown === isMarkdown) return known.text;
  const text = (isMarkdown ? faithfulMarkdown(block) : undefined) ?? writeHtml(block);
  written.set(block, { text, isMarkdown });
  return text;
}

const written = new WeakMap<Node, { text: string; isMarkdown: boolean }>();

/** Returns the block as Markdown, but only if reading that Markdown gives the same block. */
function faithfulMarkdown(block: Node): string | undefined {
  const text = writeMarkdown(block);
  const html = text === undefined ? undefined : untangled(() => boundedHtml(text));
  const [read, ...more] = (html === undefined ? undefined : readBlocks(html)) ?? [];
  return more.length === 0 && read?.eq(block) ? text : undefined;
}

/** Finds the original source of a block, even if the editor moved it or changed it back. */
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

/** Parses the blocks of a text. A text that is too complex to parse becomes one locked block. */
function blocksOrNone(content: string): SourceBlocks {
  return (
    untangled(() => sourceBlocks(content)) ?? {
      lead: '',
      blocks: [{ source: content, gap: '', html: '', isMarkdown: true }],
    }
  );
}

function untangled<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof TextTooComplex)) throw cause;
    return undefined;
  }
}

type OriginFinder = (block: Node) => Origin | undefined;
type Origin = { block: Node; source: string; gap: string; index: number };
