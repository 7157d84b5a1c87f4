import { Element, isTag, isText, type ChildNode, type Text } from 'domhandler';
import { textContent } from 'domutils';
import { isElement } from '../../html/html-tree.ts';
import { listNumber } from '../../html/list-number.ts';
import { isBlock, linkBlocks } from '../../html/tags.ts';
import { innerContent, lineEnd, writtenBlocks, type Piece } from './blocks.ts';
import { codeInBox, preformatted } from './code-blocks.ts';
import { embeddedOf, embeds } from './embedded.ts';
import { imageOf, type Images } from './images.ts';
import { inlineMarkup, lineBreak, type Run } from './inline-words.ts';
import { plainLink } from '../../html/links/plain-link.ts';
import { isReplyHeader, isQuote } from './quoted-mail.ts';
import { signFont, withSigns, type SignFont } from './plain/sign-fonts.ts';
import { tableOf } from './tables.ts';
import { boxSign, isBox, taskBox, withBox } from './lists/task-box.ts';
import { inWholeStructures } from './whole-structures.ts';
import { isNumber, wordListLevel, type WordListLevel } from './lists/word-list-level.ts';
import { isUnseen, keepsLines, marksInside, stylesOf, type Mark } from './written-style.ts';

/** Flattens pasted HTML into pieces: runs of text with their marks, line ends, list items and finished blocks. */
export function gather(some: readonly ChildNode[], context: Context): Piece[] {
  const nodes = inWholeStructures(some);
  const header = context.isQuoted ? -1 : nodes.findIndex(isReplyHeader);
  if (header === -1) {
    const isAmongBlocks = some.some(isBlockTag);
    return nodes.flatMap((node) => {
      if (isText(node)) return linesOf(node, { ...context, isAmongBlocks });
      return isTag(node) ? ofElement(node, context) : [];
    });
  }
  // Everything from the header of an older mail onwards becomes a quotation.
  const quoted = writtenBlocks(gather(nodes.slice(header), { ...context, isQuoted: true }));
  return [
    ...gather(nodes.slice(0, header), context),
    ...(quoted.length === 0 ? [] : [new Element('blockquote', {}, quoted)]),
  ];
}

const run = (text: string, { marks, link, signs }: Context): Run => ({
  text: withSigns(text, signs),
  marks,
  link,
});

/** Chats write a message of several lines as one text, whose style shows its line ends. */
function linesOf(node: Text, context: Context & { isAmongBlocks: boolean }): Piece[] {
  const isBetweenBlocks = context.isAmongBlocks && node.data.trim() === '';
  if (!context.keepsLines || isBetweenBlocks) return [run(node.data, context)];
  return node.data
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [run(line, context)] : [lineBreak, run(line, context)]));
}

const isBlockTag = (node: ChildNode): boolean => isTag(node) && isBlock(node.name);

function ofElement(tag: Element, context: Context): Piece[] {
  if (isUnseen(tag)) return [];
  if (tag.name === 'br') return [lineBreak];
  // Slack ends a paragraph with an empty tag.
  if (/\bc-mrkdwn__br\b/.test(tag.attribs['class'] ?? '')) return [lineBreak, lineBreak];
  // Drops Wikipedia's numbers of notes that were not copied.
  if (!context.hasNotes && tag.name === 'sup' && /\breference\b/.test(tag.attribs['class'] ?? '')) return [];
  if (tag.name === 'hr') return context.isQuoted ? [lineEnd] : [new Element('hr', {})];
  if (isBox(tag)) return context.isTask ? [] : [run(`${boxSign(tag)} `, context)];
  if (tag.name === 'input') return isFilledIn(tag) ? [run(tag.attribs['value'] ?? '', context)] : [];
  if (tag.name === 'img') return imageOf(tag, context);
  if (embeds.includes(tag.name)) return embeddedOf(tag, context);
  if (tag.name === 'v:imagedata') return [...imageOf(tag, context), ...gather(tag.children, context)];
  if (tag.name === 'button' && !isQuestion(tag)) return [];
  if (tag.name === 'math') return formulaOf(tag, context);
  const inner: Context = {
    ...context,
    marks: marksInside(tag, context.marks),
    keepsLines: keepsLines(tag) ?? context.keepsLines,
    signs: signsOf(tag, context),
  };
  if (tag.name === 'q') return [run('“', inner), ...gather(tag.children, inner), run('”', inner)];
  if (tag.name === 'a') {
    const inside = gather(tag.children, { ...inner, link: linkOf(tag, context) });
    return isNoteNumber(tag) ? [...inside, run(' ', context)] : inside;
  }
  return isBlock(tag.name) ? ofBlock(tag, inner) : gather(tag.children, inner);
}

function ofBlock(tag: Element, context: Context): Piece[] {
  const heading = headingOf(tag);
  if (heading !== undefined) return ofHeading(heading, gather(tag.children, context));
  const item = wordListLevel(tag);
  if (item !== undefined) return ofWordItem(tag, item, context);
  if (/^[uo]l$/.test(tag.name)) return ofList(tag, context);
  if (tag.name === 'pre') return preformatted(tag);
  const code = codeInBox(tag);
  if (code !== undefined) return preformatted(code);
  if (tag.name === 'table')
    return tableOf(tag, (inside, cell) =>
      gather(inside, cell ? { ...context, marks: marksInside(cell, context.marks) } : context),
    );
  if (tag.name === 'figure') return ofFigure(tag, context);
  if (tag.name === 'details') return ofQuestion(tag, context);
  const inside = gather(tag.children, isQuote(tag) ? { ...context, isQuoted: true } : context);
  const kind = linkBlocks.find((name) => tag.name === 'p' && tag.attribs['class'] === name);
  if (kind) return [new Element('p', { class: kind }, innerContent(inside))];
  // Our text editor writes `aside` without attributes. On other pages, an `aside` usually has attributes.
  const isCallOut = tag.name === 'aside' && Object.keys(tag.attribs).length === 0;
  if (!isCallOut && !isQuote(tag)) return [lineEnd, ...inside, lineEnd];
  const held = writtenBlocks(inside);
  return held.length === 0 ? [lineEnd] : [new Element(isCallOut ? 'aside' : 'blockquote', {}, held)];
}

/** Returns a question and its answer as `details`. A question or an answer alone becomes ordinary text. */
function ofQuestion(tag: Element, context: Context): Piece[] {
  const summary = tag.children.find((inside) => isElement(inside, 'summary'));
  // A pasted question loses bold and other formatting, because many websites format questions as bold headings.
  const words = summary ? [run(textContent(summary), { ...context, marks: [], link: undefined })] : [];
  const question = inlineMarkup(words);
  const answer = gather(
    tag.children.filter((inside) => inside !== summary),
    context,
  );
  const blocks = writtenBlocks(answer);
  if (question.length === 0 || blocks.length === 0) return [lineEnd, ...words, lineEnd, ...answer, lineEnd];
  return [new Element('details', {}, [new Element('summary', {}, question), ...blocks])];
}

/** Returns the tag for a heading, or undefined. Word also writes headings as paragraphs with a class or a role. */
function headingOf({ name, attribs }: Element): string | undefined {
  if (/^h[1-6]$/.test(name)) return `h${Math.min(Number(name[1]), 4)}`;
  if (/\bMsoTitle\b/.test(attribs['class'] ?? '')) return 'h1';
  if (attribs['role'] !== 'heading') return undefined;
  return `h${Math.min(Math.max(Number(attribs['aria-level']) || 2, 1), 4)}`;
}

/** Turns a heading into one line without bold, and moves its images and blocks after the heading. */
function ofHeading(name: string, pieces: Piece[]): Piece[] {
  const isWord = (piece: Piece) => 'text' in piece || piece === lineEnd;
  const words = pieces
    .filter(isWord)
    .map((piece) => (piece === lineEnd ? { ...lineBreak, text: ' ' } : (piece as Run)));
  const inside = inlineMarkup(words, ['strong']);
  return [
    lineEnd,
    ...(inside.length === 0 ? [] : [new Element(name, {}, inside)]),
    ...pieces.filter((piece) => !isWord(piece)),
    lineEnd,
  ];
}

function ofWordItem(tag: Element, { level, marker, isTyped }: WordListLevel, context: Context): Piece[] {
  const pieces = gather(tag.children, context);
  const first = pieces.find((piece): piece is Run => 'text' in piece && piece.text.trim() !== '');
  if (first !== undefined && isTyped) first.text = first.text.replace(/^\s*\S+/, '');
  const item = innerContent(pieces);
  return item.length === 0
    ? [lineEnd]
    : [{ item, level, isOrdered: isNumber(marker), ...(isNumber(marker) && { marker }) }];
}

/**
 * Returns the items of a list. Word for the web writes one list per item, so `listsOf` later joins the items, and
 * `aria-posinset` has the numbers.
 */
function ofList(tag: Element, context: Context): Piece[] {
  const items: Element[] = [];
  for (const child of tag.children) {
    const nested = isElement(child, 'ul', 'ol') ? items.at(-1) : undefined;
    if (nested) nested.children.push(child);
    else if (isElement(child, 'li')) items.push(new Element('li', child.attribs, [...child.children]));
    else if (textContent(child).trim() !== '' || isElement(child, 'ul', 'ol'))
      items.push(new Element('li', {}, [child]));
  }
  // Google Docs writes the style of a list at its items.
  const counting =
    tag.attribs['type'] ??
    [tag, ...items.slice(0, 1)].map(countingOf).find((style) => style !== undefined) ??
    '';
  const isOrdered = tag.name === 'ol' && counting !== 'none';
  const step = tag.attribs['reversed'] === undefined ? 1 : -1;
  const start = listNumber(tag.attribs['start']) ?? (step === 1 ? 1 : items.length);
  const type = countingTypes[counting];
  let next = start;
  return items.flatMap((item): Piece[] => {
    const box = taskBox(item, tag);
    // Quill writes every list as a numbered one, with its kind at the items.
    const kind = item.attribs['data-list'];
    const inside = withBox(
      innerContent(gather(item.children, { ...context, isTask: box !== undefined })),
      box,
    );
    if (inside.length === 0) return [];
    const level = levelOf(item);
    const number = listNumber(item.attribs['value'] ?? item.attribs['data-aria-posinset']) ?? next;
    next = number + step;
    if (kind !== undefined) return [{ item: inside, level, isOrdered: kind === 'ordered' }];
    return [{ item: inside, level, isOrdered, number, type }];
  });
}

const countingOf = (tag: Element): string | undefined =>
  stylesOf(tag)['list-style-type'] ?? stylesOf(tag)['list-style'];

/** Word, too, has at most nine levels. */
const maxListLevel = 9;

/** Word for the web, Slack and Quill write all levels side by side. */
function levelOf({ attribs }: Element): number {
  const indent = attribs['data-stringify-indent'] ?? /\bql-indent-(\d)\b/.exec(attribs['class'] ?? '')?.[1];
  return Math.min(Number(attribs['data-aria-level'] ?? Number(indent ?? 0) + 1) || 1, maxListLevel);
}

const countingTypes: Record<string, string | undefined> = {
  a: 'a',
  A: 'A',
  i: 'i',
  I: 'I',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

function ofFigure(tag: Element, context: Context): Piece[] {
  const pieces = gather(tag.children, context);
  const [size] = /^(wide|pair)$/.exec(tag.attribs['class'] ?? '') ?? [];
  const attributes: Record<string, string> = size === undefined ? {} : { class: size };
  if (size === 'pair' && pieces.some((piece) => 'name' in piece && piece.name === 'figure'))
    return [
      new Element(
        'figure',
        attributes,
        writtenBlocks(pieces).filter(({ name }) => name === 'figure'),
      ),
    ];
  const image = pieces.find((piece): piece is Element => 'name' in piece && piece.name === 'img');
  if (image === undefined) return [lineEnd, ...pieces, lineEnd];
  const caption = inlineMarkup(pieces.filter((piece): piece is Run => 'text' in piece));
  return [
    new Element('figure', attributes, [
      image,
      ...(caption.length === 0 ? [] : [new Element('figcaption', {}, caption)]),
    ]),
  ];
}

/** Whether the value of a field is seen on its page. */
const isFilledIn = ({ attribs: { type = 'text' } }: Element): boolean =>
  /^(text|search|email|tel|url|number|date|time|datetime-local|month|week)$/.test(type);

/** Whether a button is a question that opens its answer. Other buttons are no text of the page. */
const isQuestion = (button: Element): boolean =>
  button.attribs['aria-expanded'] !== undefined ||
  (isTag(button.parent ?? button) && /^(h[1-6]|dt|summary)$/.test((button.parent as Element).name));

/** Returns a formula as it was typed. Pages that also show it as text or as an image keep a hidden copy. */
function formulaOf({ attribs, parent }: Element, context: Context): Piece[] {
  const classes = parent !== null && isTag(parent) ? (parent.attribs['class'] ?? '') : '';
  if (/katex-mathml|assistive|mwe-math-mathml/i.test(classes)) return [];
  const typed = attribs['alttext'];
  if (typed === undefined) context.images.embedded += 1;
  return typed === undefined ? [] : [run(typed, context)];
}

/** LibreOffice marks the number of a note only by this class. */
const isNoteNumber = ({ attribs }: Element): boolean => /^sd(foot|end)notesym$/.test(attribs['class'] ?? '');

function signsOf(tag: Element, { signs }: Context): SignFont | undefined {
  const style = stylesOf(tag);
  const family = style['mso-symbol-font-family'] ?? style['font-family'] ?? tag.attribs['face'];
  return family === undefined ? signs : signFont(family);
}

const linkOf = ({ attribs }: Element, { origin, link }: Context): string | undefined =>
  attribs['href'] === undefined ? link : plainLink(attribs['href'], origin);

export type Context = {
  marks: readonly Mark[];
  link: string | undefined;
  isQuoted: boolean;
  keepsLines: boolean;
  /** Whether the words are in an item of a task list, whose box is written before them. */
  isTask: boolean;
  /** Whether the notes of a Wikipedia page were copied too. */
  hasNotes: boolean;
  /** The font of the words around, if it has signs instead of letters. */
  signs: SignFont | undefined;
  origin: string | undefined;
  images: Images;
};
