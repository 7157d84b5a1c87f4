import { blocksOf, insideOf, lineEnd, type Piece } from './blocks.ts';
import { inlineMarkup, lineBreak, plainText, type Run } from './inline-words.ts';
import { isNumber, numberOf, wordListPlace, type WordListPlace } from './lists.ts';
import { aTag, isTag, wordsOf, type Markup, type Tag } from './markup-tree.ts';
import { plainLink } from './plain-link.ts';
import { isReplyHeader, isQuote } from './quoted-mail.ts';
import { tableOf } from './tables.ts';
import { isUnseen, marksInside, type Mark } from './written-style.ts';

/** What an article needs of pasted HTML, in the order in which it was written. */
export function gather(markup: readonly Markup[], place: Place): Piece[] {
  const header = place.isQuoted ? -1 : markup.findIndex(isReplyHeader);
  if (header === -1)
    return markup.flatMap((each) => (typeof each === 'string' ? [run(each, place)] : ofTag(each, place)));
  // What follows the head of an older mail is that mail.
  const quoted = blocksOf(gather(markup.slice(header), { ...place, isQuoted: true }));
  return [
    ...gather(markup.slice(0, header), place),
    ...(quoted.length === 0 ? [] : [aTag('blockquote', quoted)]),
  ];
}

const run = (text: string, { marks, link }: Place): Run => ({ text, marks, link });

function ofTag(tag: Tag, place: Place): Piece[] {
  if (isUnseen(tag)) return [];
  if (tag.name === 'br') return [lineBreak];
  if (tag.name === 'hr') return place.isQuoted ? [lineEnd] : [aTag('hr', [])];
  if (tag.name === 'img') return imageOf(tag, place);
  const inner: Place = { ...place, marks: marksInside(tag, place.marks) };
  if (tag.name === 'a') return gather(tag.inside, { ...inner, link: linkOf(tag, place) });
  if (inlineNames.has(tag.name)) return gather(tag.inside, inner);
  return ofBlock(tag, inner);
}

function ofBlock(tag: Tag, place: Place): Piece[] {
  const heading = headingOf(tag);
  if (heading !== undefined) return ofHeading(heading, gather(tag.inside, place));
  const item = wordListPlace(tag);
  if (item !== undefined) return ofWordItem(tag, item, place);
  if (/^[uo]l$/.test(tag.name)) return ofList(tag, place);
  if (tag.name === 'pre') return preformatted(tag);
  if (tag.name === 'table') return tableOf(tag, (inside) => gather(inside, place));
  if (tag.name === 'figure') return ofFigure(tag, place);
  const inside = gather(tag.inside, isQuote(tag) ? { ...place, isQuoted: true } : place);
  if (!isQuote(tag)) return [lineEnd, ...inside, lineEnd];
  const quoted = blocksOf(inside);
  return quoted.length === 0 ? [lineEnd] : [aTag('blockquote', quoted)];
}

/** Word calls the title of a text a paragraph; Word for the web calls every heading one and says so to screen readers. */
function headingOf({ name, attributes }: Tag): string | undefined {
  if (/^h[1-6]$/.test(name)) return `h${Math.min(Number(name[1]), 4)}`;
  if (/\bMsoTitle\b/.test(attributes['class'] ?? '')) return 'h1';
  if (attributes['role'] !== 'heading') return undefined;
  return `h${Math.min(Math.max(Number(attributes['aria-level']) || 2, 1), 4)}`;
}

/** A heading is one line and not bold in itself; images and blocks inside it come after it. */
function ofHeading(name: string, pieces: Piece[]): Piece[] {
  const isWord = (piece: Piece) => 'text' in piece || piece === lineEnd;
  const words = pieces
    .filter(isWord)
    .map((piece) => (piece === lineEnd ? { ...lineBreak, text: ' ' } : (piece as Run)));
  const inside = inlineMarkup(words, ['strong']);
  return [
    lineEnd,
    ...(inside.length === 0 ? [] : [aTag(name, inside)]),
    ...pieces.filter((piece) => !isWord(piece)),
    lineEnd,
  ];
}

function ofWordItem(tag: Tag, { level, marker, isTyped }: WordListPlace, place: Place): Piece[] {
  const pieces = gather(tag.inside, place);
  const first = pieces.find((piece): piece is Run => 'text' in piece && piece.text.trim() !== '');
  if (first !== undefined && isTyped) first.text = first.text.replace(marker, '');
  const item = insideOf(pieces);
  return item.length === 0
    ? [lineEnd]
    : [{ item, level, isOrdered: isNumber(marker), start: numberOf(marker) }];
}

/** Word for the web puts each item into a list of its own and says its level; Google Docs puts lists beside items. */
function ofList(tag: Tag, place: Place): Piece[] {
  const items: Tag[] = [];
  for (const child of tag.inside) {
    const nested = isTag(child, 'ul', 'ol') ? items.at(-1) : undefined;
    if (nested) nested.inside.push(child);
    else if (isTag(child, 'li')) items.push(aTag('li', [...child.inside], child.attributes));
    else if (wordsOf(child).trim() !== '' || isTag(child, 'ul', 'ol')) items.push(aTag('li', [child]));
  }
  const isOrdered = tag.name === 'ol';
  const start = Number(tag.attributes['start'] ?? 1) || 1;
  return items.flatMap((item, index): Piece[] => {
    const inside = insideOf(gather(item.inside, place));
    if (inside.length === 0) return [];
    const level = Number(item.attributes['data-aria-level'] ?? 1) || 1;
    return [{ item: inside, level, isOrdered, start: index === 0 ? start : 1 }];
  });
}

function preformatted(tag: Tag): Piece[] {
  const text = preformattedText(tag).replace(/^\n+/, '').replaceAll('\u00a0', ' ').trimEnd();
  if (text.trim() === '') return [lineEnd];
  const isCode = tag.inside.some((inside) => isTag(inside, 'code'));
  return [aTag('pre', [isCode ? aTag('code', [text]) : text])];
}

const preformattedText = (tag: Tag): string =>
  tag.inside
    .map((inside) =>
      typeof inside === 'string' ? inside : isTag(inside, 'br') ? '\n' : preformattedText(inside),
    )
    .join('');

function ofFigure(tag: Tag, place: Place): Piece[] {
  const pieces = gather(tag.inside, place);
  const image = pieces.find((piece): piece is Tag => 'name' in piece && piece.name === 'img');
  if (image === undefined) return [lineEnd, ...pieces, lineEnd];
  const caption = inlineMarkup(pieces.filter((piece): piece is Run => 'text' in piece));
  return [aTag('figure', [image, ...(caption.length === 0 ? [] : [aTag('figcaption', caption)])])];
}

/** Images of the web come along, and become ours when the text is saved; what lies in a program or on a disk cannot. */
function imageOf({ attributes }: Tag, { origin, images }: Place): Piece[] {
  const { src = '', alt = '', width = '', height = '' } = attributes;
  const path = origin !== undefined && src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  const isTrackingPixel = [width, height].some((value) => /^[0-3](px)?$/.test(value));
  if (isTrackingPixel) return [];
  const isForeign = /^https?:/i.test(path);
  if (isForeign) images.foreign += 1;
  if (isForeign || /^\/(?![/\\])/.test(path)) {
    const sizes = Object.entries({ width, height }).filter(([, value]) => /^\d{1,5}$/.test(value));
    return [aTag('img', [], { src: path, alt: plainText(alt).trim(), ...Object.fromEntries(sizes) })];
  }
  images.dropped += 1;
  return [];
}

const linkOf = ({ attributes }: Tag, { origin, link }: Place): string | undefined =>
  attributes['href'] === undefined ? link : plainLink(attributes['href'], origin);

const inlineNames = new Set([
  ...['span', 'font', 'b', 'strong', 'i', 'em', 'u', 'ins', 's', 'strike', 'del', 'sub', 'sup', 'code'],
  ...['kbd', 'samp', 'tt', 'small', 'big', 'mark', 'abbr', 'cite', 'q', 'time', 'label', 'bdi', 'bdo', 'var'],
]);

export type Place = {
  marks: readonly Mark[];
  link: string | undefined;
  /** Inside an older mail. */
  isQuoted: boolean;
  origin: string | undefined;
  /** How many cannot come along, and how many are of the web. */
  images: { dropped: number; foreign: number };
};
