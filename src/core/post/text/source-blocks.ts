import { isTag, isText } from 'domhandler';
import { Parser } from 'htmlparser2';
import type { Token } from 'marked';
import { htmlTree, isClosed, rangeOf } from '../../html/html-tree.ts';
import { TextTags } from '../../html/text-tags.ts';
import { boundedTokens, htmlOfTokens } from './markdown/bounded-markup.ts';

/**
 * Splits Markdown or HTML into blocks. Empty lines are in `lead` at the top and in `gap` below a block. Joined,
 * `lead`, sources and gaps give the text with `\n` line breaks. `html` is NOT safe to show. Throws `TextTooComplex`.
 */
export function sourceBlocks(content: string): SourceBlocks {
  const text = content.replaceAll(/\r\n?/g, '\n');
  const tokens = boundedTokens(text);
  const lead = tokens[0]?.type === 'space' ? tokens[0].raw : '';
  const groups = grouped(tokens);
  const blocks = groups.flatMap(blocksOf);
  const isWhole = lead + blocks.map(({ source, gap }) => source + gap).join('') === text;
  if (isWhole) return { lead, blocks };
  const html = groups.map(htmlOfTokens).join('');
  return { lead: '', blocks: [{ source: text, gap: '', html }] };
}

/** Groups the tokens of each block, because an HTML element may continue after an empty line. */
function grouped(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  let open: OpenElements | undefined;
  for (const token of tokens) {
    const group = groups.at(-1);
    if (open !== undefined && group !== undefined) {
      group.push(token);
      open.read(htmlOfTokens([token]));
    } else if (token.type === 'space') {
      group?.push(token);
    } else {
      groups.push([token]);
      open = token.type === 'html' ? new OpenElements(htmlOfTokens([token])) : undefined;
    }
    if (open?.count === 0) open = undefined;
  }
  return groups;
}

class OpenElements {
  count = 0;
  readonly #parser = new Parser({
    onopentag: () => void this.count++,
    onclosetag: () => void this.count--,
  });

  constructor(html: string) {
    this.read(html);
  }

  read(html: string): void {
    this.#parser.write(html);
  }
}

function blocksOf(tokens: Token[]): SourceBlock[] {
  const raw = tokens.map((token) => token.raw).join('');
  const isMarkdown = tokens.some(({ type }) => type !== 'html' && type !== 'space');
  return (isMarkdown ? undefined : elementsOf(raw)) ?? [{ ...splitGap(raw), html: htmlOfTokens(tokens) }];
}

/** Returns the outermost elements. Returns undefined if one is unclosed, or if text or a comment is outside them. */
function elementsOf(raw: string): SourceBlock[] | undefined {
  const nodes = htmlTree(raw);
  const elements = nodes.filter(isTag);
  const isPlain = nodes.every((node) => (isText(node) ? node.data.trim() === '' : isTag(node)));
  if (!isPlain || elements.length === 0) return undefined;
  if (elements.some((element) => !isClosed(element) && element.name !== 'hr')) return undefined;
  const tags = new TextTags(raw);
  return elements.map((element, index) => {
    const { start, end } = rangeOf(element);
    const next = elements[index + 1];
    const source = raw.slice(index === 0 ? 0 : start, end);
    return { source, gap: raw.slice(end, next && rangeOf(next).start), html: tags.escaped(source) };
  });
}

/** Separates a block from the empty lines below. */
function splitGap(raw: string): Pick<SourceBlock, 'source' | 'gap'> {
  const end = raw.indexOf('\n', raw.trimEnd().length);
  return end < 0 ? { source: raw, gap: '' } : { source: raw.slice(0, end), gap: raw.slice(end) };
}

export type SourceBlock = { source: string; gap: string; html: string };
export type SourceBlocks = { lead: string; blocks: SourceBlock[] };
