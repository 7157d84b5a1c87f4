import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { textContent } from 'domutils';
import { Fragment, type Attrs, type Mark, type Node } from 'prosemirror-model';
import { htmlTree, isElement } from '#core/html/html-tree.ts';
import { listNumber } from '#core/html/list-number.ts';
import { linkBlocks } from '#core/html/tags.ts';
import { isSafeLink, isSafeImage } from './addresses.ts';
import { schema, type MarkName, type NodeName } from './schema.ts';
import { inlineNodes, type InlinePiece } from './inline-nodes.ts';

/** Returns undefined for markup that the schema lacks. */
export function readBlocks(html: string): Node[] | undefined {
  try {
    return blocks(htmlTree(html));
  } catch (cause) {
    if (cause instanceof UnknownMarkup) return undefined;
    throw cause;
  }
}

class UnknownMarkup extends Error {}

const { nodes: types, marks } = schema;

const blocks = (children: readonly ChildNode[]): Node[] =>
  children.filter((child) => !isGap(child)).map((child) => block(element(child)));

function block(tag: Element): Node {
  const { name } = tag;
  const level = /^h([1-4])$/.exec(name)?.[1];
  if (level !== undefined) return node('heading', { level: Number(level) }, inline(bare(tag).children));
  switch (name) {
    case 'p':
      return linkBlock(tag) ?? node('paragraph', null, inline(bare(tag).children));
    case 'ul':
      return node('bullet_list', null, items(bare(tag)));
    case 'ol':
      return node(
        'ordered_list',
        { start: counted(tag, 'start') ?? 1, type: countingType(tag) },
        items(bare(tag, 'start', 'type')),
      );
    case 'blockquote':
      return holder('blockquote', {}, bare(tag));
    case 'pre':
      return preformatted(bare(tag));
    case 'hr':
      return node('horizontal_rule', null, []);
    case 'figure':
      return tag.attribs['class'] === 'pair' ? pair(tag) : figure(tag);
    case 'aside':
      return node('call_out', null, blocks(bare(tag).children));
    case 'details':
      return question(bare(tag));
    case 'table':
      return table(bare(tag));
    default:
      throw new UnknownMarkup(name);
  }
}

const items = (list: Element): Node[] =>
  parts(list, 'li').map((item) => {
    return holder('list_item', { value: counted(item, 'value') ?? null }, bare(item, 'value'));
  });

function countingType(list: Element): string | null {
  const { type = null } = list.attribs;
  if (type !== null && !/^[aAiI]$/.test(type)) throw new UnknownMarkup(`type=${type}`);
  return type;
}

/** Reads a list item, quotation or table cell, which may start with text outside a block tag. */
function holder(type: Holder, attrs: Attrs, tag: Element): Node {
  const first = tag.children.findIndex((child) => isTag(child) && !isInline(child));
  const words = first === -1 ? tag.children : tag.children.slice(0, first);
  const rest = first === -1 ? [] : blocks(tag.children.slice(first));
  const isBare = words.some((child) => !isGap(child));
  if (!isBare && rest.length > 0) {
    const isParagraph = rest[0]?.type === types.paragraph;
    const usual: unknown = types[type].spec.attrs?.['tight']?.default;
    return node(type, { ...attrs, tight: !isParagraph && usual === true }, rest);
  }
  if (!isBare && type === 'blockquote') throw new UnknownMarkup(type);
  return node(type, { ...attrs, tight: true }, [node('paragraph', null, inline(words)), ...rest]);
}

function preformatted(tag: Element): Node {
  const [only] = tag.children;
  const code = tag.children.length === 1 && isElement(only, 'code') ? bare(only) : undefined;
  const inside = (code ?? tag).children;
  if (!inside.every(isText)) throw new UnknownMarkup('pre');
  const text = textContent(inside).replace(code ? /\n$/ : /^\n/, '');
  return node('code_block', { isCode: code !== undefined }, text === '' ? [] : [schema.text(text)]);
}

function question(tag: Element): Node {
  const [summary, ...answer] = tag.children.filter((child) => !isGap(child));
  if (!isElement(summary, 'summary')) throw new UnknownMarkup('details');
  return node('question', null, [node('summary', null, inline(bare(summary).children)), ...blocks(answer)]);
}

function linkBlock(tag: Element): Node | undefined {
  const kind = linkBlocks.find((name) => name === tag.attribs['class']);
  if (kind === undefined) return undefined;
  const [link, ...more] = parts(bare(tag, 'class'), 'a');
  const { href = '' } = link ? bare(link, 'href').attribs : {};
  if (link === undefined || more.length > 0 || !isSafeLink(href)) throw new UnknownMarkup(kind);
  return node('link_block', { kind, href }, inline(link.children));
}

function pair(tag: Element): Node {
  const images = blocks(tag.children);
  if (images.length === 0) throw new UnknownMarkup('pair');
  return node('pair', null, images);
}

function figure(tag: Element): Node {
  const isWide = bare(tag, 'class').attribs['class'] === 'wide';
  if (!isWide) bare(tag);
  const [image, caption, ...more] = parts(tag, 'img', 'picture', 'figcaption');
  if (!isElement(image, 'img', 'picture') || more.length > 0) throw new UnknownMarkup('figure');
  if (caption !== undefined && caption.name !== 'figcaption') throw new UnknownMarkup('figure');
  const words = caption ? inline(bare(caption).children) : [];
  if (caption && words.length === 0) throw new UnknownMarkup('figcaption');
  return node('figure', { ...imageAttrs(image), isWide }, words);
}

function table(tag: Element): Node {
  const inside = parts(tag, 'thead', 'tbody', 'tr');
  const order = inside.map(({ name }) => name).join(' ');
  if (!/^(thead ?)?(tbody|tr( tr)*)?$/.test(order) || order === '') throw new UnknownMarkup(order);
  const rows = inside.flatMap((part) => {
    if (part.name === 'tr') return [row(part, false)];
    return parts(bare(part), 'tr').map((line) => row(line, part.name === 'thead'));
  });
  const hasBody = inside.at(-1)?.name !== 'tr';
  return node('table', { hasBody }, rows);
}

const row = (tag: Element, isHead: boolean): Node =>
  node(
    'table_row',
    { isHead },
    parts(bare(tag), 'td', 'th').map((cell) => {
      const spans = { colspan: number(cell, 'colspan'), rowspan: number(cell, 'rowspan') };
      if (cell.name === 'td') return holder('table_cell', spans, bare(cell, 'colspan', 'rowspan'));
      const scope = cell.attribs['scope'] ?? null;
      return holder('table_header', { ...spans, scope }, bare(cell, 'colspan', 'rowspan', 'scope'));
    }),
  );

const inline = (children: readonly ChildNode[]): Node[] => inlineNodes(pieces(children, []));

function pieces(children: readonly ChildNode[], outside: readonly Mark[]): InlinePiece[] {
  return children.flatMap((child): InlinePiece[] => {
    if (isText(child)) return [{ text: child.data, marks: outside }];
    const tag = element(child);
    if (tag.name === 'br') return [{ node: types.hard_break.create(), marks: outside }];
    if (isElement(tag, 'img', 'picture'))
      return [{ node: types.image.create(imageAttrs(tag)), marks: outside }];
    return pieces(tag.children, markOf(tag).addToSet(outside));
  });
}

function markOf(tag: Element): Mark {
  if (tag.name === 'a') {
    const { href = '', title = null, lang = null } = bare(tag, 'href', 'title', 'lang', 'rel').attribs;
    if (!isSafeLink(href) || tag.children.length === 0) throw new UnknownMarkup(href);
    return marks.link.create({ href, title, lang });
  }
  const type = isInlineName(tag.name) ? marks[tag.name] : undefined;
  if (type === undefined || bare(tag).children.length === 0) throw new UnknownMarkup(tag.name);
  return type.create();
}

/** Ignored attributes. Older translations stored them, because the rendered page was translated. */
const addedToImages = ['srcset', 'sizes', 'loading', 'decoding'];

function imageAttrs(tag: Element): Attrs {
  if (tag.name === 'picture') {
    const image = parts(bare(tag), 'source', 'img').at(-1);
    if (!isElement(image, 'img')) throw new UnknownMarkup('picture');
    return imageAttrs(image);
  }
  const {
    src = '',
    alt = '',
    width = null,
    height = null,
  } = bare(tag, 'src', 'alt', 'width', 'height', ...addedToImages).attribs;
  const isMeasured = [width, height].every((size) => size === null || /^\d{1,5}$/.test(size));
  if (!isSafeImage(src) || !isMeasured) throw new UnknownMarkup('img');
  return { src, alt, width, height };
}

function node(name: NodeName, attrs: Attrs | null, content: readonly Node[]): Node {
  const type = types[name];
  if (!type.validContent(Fragment.from(content))) throw new UnknownMarkup(name);
  return type.create(attrs, content);
}

const parts = (tag: Element, ...names: string[]): Element[] =>
  tag.children
    .filter((child) => !isGap(child))
    .map(element)
    .map((part) => {
      if (!names.includes(part.name)) throw new UnknownMarkup(part.name);
      return part;
    });

function element(child: ChildNode): Element {
  if (!isTag(child)) throw new UnknownMarkup(child.type);
  return child;
}

function bare(tag: Element, ...names: string[]): Element {
  if (Object.keys(tag.attribs).some((name) => !names.includes(name))) throw new UnknownMarkup(tag.name);
  return tag;
}

function counted(tag: Element, name: string): number | undefined {
  const written = tag.attribs[name];
  const count = listNumber(written);
  if (written !== undefined && count === undefined) throw new UnknownMarkup(`${name}=${written}`);
  return count;
}

function number(tag: Element, name: string): number {
  const written = tag.attribs[name];
  if (written === undefined) return 1;
  if (!/^[1-9]\d{0,3}$/.test(written)) throw new UnknownMarkup(`${name}=${written}`);
  return Number(written);
}

const isGap = (child: ChildNode): boolean => isText(child) && /^[ \t\n\f]*$/.test(child.data);

const isInline = (child: ChildNode): boolean =>
  isTag(child) && (['a', 'br', 'img', 'picture'].includes(child.name) || isInlineName(child.name));

const isInlineName = (name: string): name is Exclude<MarkName, 'link'> =>
  name !== 'link' && Object.hasOwn(marks, name);

type Holder = 'list_item' | 'blockquote' | 'table_cell' | 'table_header';
