import type { Mark, Node } from 'prosemirror-model';
import { escapeAttribute, escapeText } from '#core/html/entities.ts';

/** Writes no empty lines, because an empty line would end the HTML block in Markdown. */
export function writeHtml(block: Node): string {
  const attrs: Written = block.attrs;
  switch (block.type.name) {
    case 'paragraph':
      return `<p>${inlineHtml(block)}</p>`;
    case 'heading':
      return element(`h${String(attrs['level'])}`, {}, inlineHtml(block));
    case 'bullet_list':
      return element('ul', {}, inLines(block.children.map((item) => holder('li', {}, item))));
    case 'ordered_list':
      return element(
        'ol',
        { start: attrs['start'] === 1 ? null : attrs['start'], type: attrs['type'] },
        inLines(block.children.map((item) => holder('li', { value: item.attrs['value'] }, item))),
      );
    case 'blockquote':
      return holder('blockquote', {}, block);
    case 'call_out':
      return element('aside', {}, inLines(block.children.map(writeHtml)));
    case 'question':
      return element('details', {}, inLines(block.children.map(writeHtml)));
    case 'summary':
      return element('summary', {}, inlineHtml(block));
    case 'link_block':
      return element('p', { class: attrs['kind'] }, element('a', { href: attrs['href'] }, inlineHtml(block)));
    case 'pair':
      return element('figure', { class: 'pair' }, inLines(block.children.map(writeHtml)));
    case 'code_block':
      return preformatted(block);
    case 'horizontal_rule':
      return '<hr>';
    case 'figure': {
      const caption = block.childCount === 0 ? '' : element('figcaption', {}, inlineHtml(block));
      return element('figure', { class: attrs['isWide'] === true ? 'wide' : null }, image(attrs) + caption);
    }
    case 'table':
      return table(block);
    case 'locked':
      return String(attrs['source']);
    default:
      throw new Error(`${block.type.name} is no block.`);
  }
}

const inlineHtml = (block: Node): string => marked(block.children, 0);

const marked = (nodes: readonly Node[], depth: number): string =>
  byMark(nodes, depth)
    .map(([mark, group]) =>
      mark ? element(tagOf(mark), mark.attrs, marked(group, depth + 1)) : group.map(piece).join(''),
    )
    .join('');

function byMark(nodes: readonly Node[], depth: number): [Mark | undefined, Node[]][] {
  const groups: [Mark | undefined, Node[]][] = [];
  for (const node of nodes) {
    const mark = node.marks[depth];
    const [before, group] = groups.at(-1) ?? [];
    if (group && mark && before?.eq(mark)) group.push(node);
    else groups.push([mark, [node]]);
  }
  return groups;
}

function piece(node: Node): string {
  if (node.isText) return escapeText(node.text ?? '');
  return node.type.name === 'image' ? image(node.attrs) : '<br>';
}

const tagOf = ({ type }: Mark): string => (type.name === 'link' ? 'a' : type.name);

function image({ src, alt, width, height }: Written): string {
  return element('img', { src, alt, width, height });
}

/** A quotation, list item or cell. A `tight` one had its first words without a paragraph, and is written like that. */
function holder(tag: string, attrs: Written, block: Node): string {
  const [first, ...rest] = block.children;
  if (block.attrs['tight'] !== true || first?.type.name !== 'paragraph')
    return element(tag, attrs, inLines(block.children.map(writeHtml)));
  const words = inlineHtml(first);
  return element(tag, attrs, rest.length === 0 ? words : words + inLines(rest.map(writeHtml)));
}

const inLines = (blocks: readonly string[]): string => `\n${blocks.join('\n')}\n`;

function preformatted(block: Node): string {
  const text = escapeText(block.textContent).replaceAll(
    /\n{2,}/g,
    (ends) => `\n${'&#10;'.repeat(ends.length - 1)}`,
  );
  // Reading drops one line break after `<pre>` or before `</code>`, so a line break there is written twice.
  if (block.attrs['isCode'] !== true) return `<pre>${text.replace(/^\n/, '\n&#10;')}</pre>`;
  return `<pre><code>${text.replace(/\n$/, '\n&#10;')}</code></pre>`;
}

function table(block: Node): string {
  const rows = block.children;
  const body = rows.findIndex((row) => row.attrs['isHead'] !== true);
  const [head, rest] = body === -1 ? [rows, []] : [rows.slice(0, body), rows.slice(body)];
  const lines = rest.map(row);
  const parts = [
    ...(head.length === 0 ? [] : [element('thead', {}, inLines(head.map(row)))]),
    ...(block.attrs['hasBody'] === true && lines.length > 0 ? [element('tbody', {}, inLines(lines))] : lines),
  ];
  return element('table', {}, inLines(parts));
}

const row = (line: Node): string =>
  element(
    'tr',
    {},
    inLines(
      line.children.map((cell) => {
        const { colspan, rowspan, scope }: Written = cell.attrs;
        const spans = { colspan: colspan === 1 ? null : colspan, rowspan: rowspan === 1 ? null : rowspan };
        return cell.type.name === 'table_cell'
          ? holder('td', spans, cell)
          : holder('th', { scope, ...spans }, cell);
      }),
    ),
  );

function element(tag: string, attrs: Written, inside?: string): string {
  const written = Object.entries(attrs)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`);
  return `<${tag}${written.join('')}>${inside === undefined ? '' : `${inside}</${tag}>`}`;
}

type Written = Readonly<Record<string, unknown>>;
