import type { Mark, Node } from 'prosemirror-model';
import { byMark, picture } from './write-html.ts';

/**
 * Returns undefined if Markdown cannot express the block.
 * Callers must compare the result, because Markdown may read back differently, for example emphasis next to a letter.
 */
export function writeMarkdown(block: Node): string | undefined {
  switch (block.type.name) {
    case 'paragraph':
      return inlineMarkdown(block);
    case 'heading':
      return `${'#'.repeat(Number(block.attrs['level']))} ${inlineMarkdown(block)}`;
    case 'bullet_list':
      return list(block, () => '-');
    case 'ordered_list':
      return list(block, (index) => `${Number(block.attrs['start']) + index}.`);
    case 'blockquote': {
      const inside = all(block.children.map(writeMarkdown));
      return inside && prefixed(inside.join('\n\n'), '> ', '> ');
    }
    case 'code_block':
      return block.attrs['isCode'] === true ? fenced(block.textContent) : undefined;
    case 'horizontal_rule':
      return '---';
    case 'table':
      return table(block);
    default:
      return undefined;
  }
}

function list(block: Node, marker: (index: number) => string): string | undefined {
  const isTight = block.children.every((item) => item.attrs['tight'] === true);
  const items = all(
    block.children.map((item, index) => {
      const inside = all(item.children.map(writeMarkdown));
      const sign = `${marker(index)} `;
      return inside && prefixed(inside.join(isTight ? '\n' : '\n\n'), sign, ' '.repeat(sign.length));
    }),
  );
  return items?.join(isTight ? '\n' : '\n\n');
}

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** Writes a table as Markdown if its first row, and no other row, is a heading row. */
function table(block: Node): string | undefined {
  const [head, ...body] = block.children.map((row) =>
    all(
      row.children.map((cell) => {
        const isPlain = cell.childCount === 1 && cell.attrs['colspan'] === 1 && cell.attrs['rowspan'] === 1;
        return isPlain && cell.firstChild
          ? inlineMarkdown(cell.firstChild).replaceAll('|', '\\|')
          : undefined;
      }),
    ),
  );
  const rows = all(body);
  if (!head || !rows || block.firstChild?.attrs['isHead'] !== true) return undefined;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const inlineMarkdown = (block: Node): string => escapeStarts(marked(block.children, 0));

const marked = (nodes: readonly Node[], depth: number): string =>
  byMark(nodes, depth)
    .map(([mark, group]) => (mark ? inMark(mark, group, depth + 1) : group.map(piece).join('')))
    .join('');

function inMark({ type, attrs }: Mark, nodes: readonly Node[], depth: number): string {
  if (type.name === 'code') return code(nodes.map(({ text }) => text ?? '').join(''));
  const inside = marked(nodes, depth);
  const sign = signs[type.name];
  if (sign !== undefined) return `${sign}${inside}${sign}`;
  if (type.name !== 'link' || attrs['lang'] !== null) return `<${type.name}>${inside}</${type.name}>`;
  const href = String(attrs['href']);
  const title =
    attrs['title'] === null ? '' : ` "${String(attrs['title']).replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return `[${inside}](${/[\s()<>\\]/.test(href) ? `<${href}>` : href}${title})`;
}

const signs: Partial<Record<string, string>> = { strong: '**', em: '*', del: '~~' };

function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const gap = /^`|`$/.test(text) ? ' ' : '';
  return `${ticks}${gap}${text}${gap}${ticks}`;
}

function piece(node: Node): string {
  if (node.isText)
    return (node.text ?? '').replaceAll(
      /[\\`*[\]~|]|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu,
      String.raw`\$&`,
    );
  if (node.type.name === 'hard_break') return '\\\n';
  const { src, alt, width, height } = node.attrs;
  const isPlain = width === null && height === null && !/[\s()<>\\]/.test(String(src));
  return isPlain
    ? `![${String(alt).replaceAll(/[\\[\]*_`]/g, String.raw`\$&`)}](${String(src)})`
    : picture(node.attrs);
}

/** Escapes characters at the start of a line that would begin another kind of block. */
const escapeStarts = (text: string): string =>
  text.replaceAll(/^(\s*)([#>+=-]|\d+(?=[.)]))/gm, (_, gap: string, start: string) =>
    /\d/.test(start) ? `${gap}${start}\\` : `${gap}\\${start}`,
  );

const prefixed = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : line === '' && others.trim() === '' ? '' : others) + line)
    .join('\n');

function all<Value>(values: readonly (Value | undefined)[]): readonly Value[] | undefined {
  return values.every((value) => value !== undefined) ? values : undefined;
}
