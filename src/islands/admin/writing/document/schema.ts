import {
  Schema,
  type AttributeSpec,
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
} from 'prosemirror-model';
import { listNumber } from '#core/html/list-number.ts';
import { linkBlocks } from '#core/html/tags.ts';
import { isSafeLink, isSafeImage } from './addresses.ts';

const nodes = {
  doc: { content: '(block | locked)+' },
  paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    group: 'block',
    content: 'inline*',
    attrs: { level: { default: 2, validate: 'number' } },
    defining: true,
    parseDOM: [1, 2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
  },
  bullet_list: {
    group: 'block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    group: 'block',
    content: 'list_item+',
    /** `type` counts in letters (`a`, `A`) or Roman numerals (`i`, `I`). */
    attrs: { start: { default: 1, validate: 'number' }, type: { default: null, validate: 'string|null' } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (list) => ({
          start: listNumber(list.getAttribute('start')) ?? 1,
          type: list.getAttribute('type'),
        }),
      },
    ],
    toDOM: ({ attrs: { start, type } }) => [
      'ol',
      withoutNull({ start: String(start), type: type as unknown }),
      0,
    ],
  },
  list_item: {
    content: 'block+',
    /** `value` is the item’s own number, where it does not follow the item before. */
    attrs: { ...tight(true), value: { default: null, validate: 'number|null' } },
    defining: true,
    parseDOM: [
      {
        tag: 'li',
        getAttrs: (item) => ({
          ...tightness(true)(item),
          value: listNumber(item.getAttribute('value')) ?? null,
        }),
      },
    ],
    toDOM: ({ attrs }) => ['li', withoutNull({ value: attrs['value'] as unknown, ...tightMark(attrs) }), 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    attrs: tight(false),
    defining: true,
    parseDOM: [{ tag: 'blockquote', getAttrs: tightness(false) }],
    toDOM: ({ attrs }) => ['blockquote', tightMark(attrs), 0],
  },
  call_out: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'aside' }],
    toDOM: () => ['aside', 0],
  },
  /** Stored as `details`. The text editor shows a `div`, because a click would close `details`. */
  question: {
    group: 'block',
    content: 'summary block+',
    defining: true,
    parseDOM: [{ tag: 'div[data-question]' }, { tag: 'details' }],
    toDOM: () => ['div', { 'data-question': '' }, 0],
  },
  summary: {
    content: 'inline*',
    defining: true,
    parseDOM: [{ tag: 'p[data-summary]', priority: 60 }, { tag: 'summary' }],
    toDOM: () => ['p', { 'data-summary': '' }, 0],
  },
  /** A paragraph that is only a link. The editor shows no `a`, because browsers put typed letters outside an `a`. */
  link_block: {
    group: 'block',
    content: 'text*',
    marks: '',
    attrs: { kind: { validate: 'string' }, href: { validate: 'string' } },
    defining: true,
    parseDOM: linkBlocks.map((kind) => ({
      tag: `p.${kind}[data-href]`,
      priority: 60,
      getAttrs: (block) => {
        const href = block.getAttribute('data-href') ?? '';
        return isSafeLink(href) && { kind, href };
      },
    })),
    toDOM: ({ attrs: { kind, href } }) => ['p', { class: String(kind), 'data-href': String(href) }, 0],
  },
  code_block: {
    group: 'block',
    content: 'text*',
    marks: '',
    attrs: { isCode: { default: true, validate: 'boolean' } },
    code: true,
    defining: true,
    parseDOM: [
      {
        tag: 'pre',
        preserveWhitespace: 'full',
        getAttrs: (pre) => ({ isCode: pre.querySelector('code') !== null }),
      },
    ],
    toDOM: ({ attrs }) => (attrs['isCode'] === true ? ['pre', ['code', 0]] : ['pre', 0]),
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  figure: {
    group: 'block',
    content: 'inline*',
    attrs: { ...imageAttributes(), isWide: { default: false, validate: 'boolean' } },
    draggable: true,
    isolating: true,
    parseDOM: [{ tag: 'figure', contentElement: 'figcaption', getAttrs: imageInside }],
    toDOM: ({ attrs: { isWide, ...attrs } }) => [
      'figure',
      isWide === true ? { class: 'wide' } : {},
      ['img', withoutNull(attrs)],
      ['figcaption', 0],
    ],
  },
  /** Two images side by side. One may still be missing. The text editor replaces an empty pair with a paragraph. */
  pair: {
    group: 'block',
    content: 'figure{0,2}',
    isolating: true,
    parseDOM: [{ tag: 'figure.pair', priority: 60 }],
    toDOM: () => ['figure', { class: 'pair' }, 0],
  },
  table: {
    group: 'block',
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    /** Whether the rows are in a `tbody` element. Tables in old HTML may lack this element. */
    attrs: { hasBody: { default: true, validate: 'boolean' } },
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    attrs: { isHead: { default: false, validate: 'boolean' } },
    parseDOM: [{ tag: 'tr', getAttrs: (row) => ({ isHead: row.closest('thead') !== null }) }],
    toDOM: () => ['tr', 0],
  },
  table_cell: cell('td', 'cell', {}),
  table_header: cell('th', 'header_cell', { scope: { default: null, validate: 'string|null' } }),
  /** A block in unknown markup, stored as its source, byte for byte. */
  locked: {
    atom: true,
    draggable: true,
    attrs: { source: { validate: 'string' } },
    parseDOM: [
      {
        tag: 'div[data-locked]',
        getAttrs: (block) => ({ source: block.getAttribute('data-locked') ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['div', { 'data-locked': String(attrs['source']) }],
  },
  text: { group: 'inline' },
  image: {
    group: 'inline',
    inline: true,
    attrs: imageAttributes(),
    draggable: true,
    parseDOM: [{ tag: 'img[src]', getAttrs: imageAttrs }],
    toDOM: ({ attrs }) => ['img', withoutNull(attrs)],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: {
      href: { validate: 'string' },
      title: { default: null, validate: 'string|null' },
      lang: { default: null, validate: 'string|null' },
    },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const [href, title, lang] = ['href', 'title', 'lang'].map((name) => link.getAttribute(name));
          return isSafeLink(href ?? '') && { href, title, lang };
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', withoutNull(attrs), 0],
  },
  strong: mark('strong'),
  b: mark('b'),
  em: mark('em'),
  i: mark('i'),
  s: mark('s'),
  del: mark('del'),
  sub: mark('sub'),
  sup: mark('sup'),
  code: { ...mark('code'), code: true },
} satisfies Record<string, MarkSpec>;

/**
 * Allows the tags of `src/core/html/tags.ts`, and locked blocks that keep other markup unchanged.
 * `tight` means that the first paragraph of an item, cell or quotation has no tag in the source.
 */
export const schema = new Schema<NodeName, MarkName>({ nodes, marks });

export type NodeName = keyof typeof nodes;
export type MarkName = keyof typeof marks;

function mark(tag: string): { parseDOM: { tag: string }[]; toDOM: () => DOMOutputSpec } {
  return { parseDOM: [{ tag }], toDOM: () => [tag, 0] };
}

function tight(isUsual: boolean): Record<string, AttributeSpec> {
  return { tight: { default: isUsual, validate: 'boolean' } };
}

/** Reads `tight` from pasted HTML. If the attribute is missing, as in HTML from other programs, returns `isUsual`. */
function tightness(isUsual: boolean): (element: HTMLElement) => Attrs {
  return (element) => {
    const written = element.getAttribute('data-tight');
    return { tight: written === null ? isUsual : written === 'true' };
  };
}

function tightMark({ tight: isTight }: Attrs): Record<string, string> {
  return { 'data-tight': String(isTight) };
}

function cell(tag: 'td' | 'th', tableRole: string, attrs: Record<string, AttributeSpec>): NodeSpec {
  return {
    content: 'block+',
    tableRole,
    isolating: true,
    attrs: {
      colspan: { default: 1, validate: 'number' },
      rowspan: { default: 1, validate: 'number' },
      ...tight(true),
      ...attrs,
    },
    parseDOM: [
      {
        tag,
        getAttrs: (element) => ({
          colspan: Number(element.getAttribute('colspan')) || 1,
          rowspan: Number(element.getAttribute('rowspan')) || 1,
          ...tightness(true)(element),
          ...(tag === 'th' && { scope: element.getAttribute('scope') }),
        }),
      },
    ],
    toDOM: ({ attrs: { colspan, rowspan, scope, ...rest } }) => [
      tag,
      {
        ...(Number(colspan) > 1 && { colspan: String(colspan) }),
        ...(Number(rowspan) > 1 && { rowspan: String(rowspan) }),
        ...(typeof scope === 'string' && { scope }),
        ...tightMark(rest),
      },
      0,
    ],
  };
}

function imageAttributes(): Record<string, AttributeSpec> {
  return {
    src: { validate: 'string' },
    alt: { default: '', validate: 'string' },
    width: { default: null, validate: 'string|null' },
    height: { default: null, validate: 'string|null' },
  };
}

function imageAttrs(image: HTMLElement): Attrs | false {
  const [src, alt, width, height] = ['src', 'alt', 'width', 'height'].map((name) => image.getAttribute(name));
  return isSafeImage(src ?? '') && { src, alt: alt ?? '', width, height };
}

function imageInside(figure: HTMLElement): Attrs | false {
  const image = figure.querySelector('img');
  const attrs = image !== null && imageAttrs(image);
  return attrs && { ...attrs, isWide: figure.className === 'wide' };
}

function withoutNull(attrs: Attrs): Attrs {
  return Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null));
}
