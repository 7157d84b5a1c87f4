import { Element, isText, Text, type ChildNode } from 'domhandler';
import { marks, type Mark } from './written-style.ts';

/** Text with the same formatting (`marks`) throughout. The text `\n` alone is a line break. */
export type Run = { text: string; marks: readonly Mark[]; link: string | undefined };

export type Inline = Run | Element;

export const isRun = (piece: Run | Element): piece is Run => 'text' in piece;

export const isBreak = (piece: Run | Element): boolean => isRun(piece) && piece.text === '\n';

export const lineBreak: Run = { text: '\n', marks: [], link: undefined };

export const tidyText = (text: string): string =>
  withPlainSpaces(text.replaceAll(/[\u200b\u2060\ufeff]/g, '')).replaceAll(/[^\S\u00a0]+/g, ' ');

/** A no-break space between a number and its unit is intended. Editors and chats insert others at random. */
export const withPlainSpaces = (text: string): string =>
  text.replaceAll(/(?<![\d€$£])\u00a0|\u00a0(?![\p{L}\d€%°])/gu, ' ');

/** Converts pieces to nodes and omits the marks in `without`. Adjacent pieces with the same mark share one tag. */
export function inlineMarkup(pieces: readonly Inline[], without: readonly Mark[] = []): ChildNode[] {
  const tidy = tidied(pieces).map((piece) =>
    isRun(piece) ? { ...piece, marks: piece.marks.filter((mark) => !without.includes(mark)) } : piece,
  );
  return nested(withPlainGaps(tidy), ['link', ...marks]);
}

/** Collapses white space across pieces. Removes white space around line breaks and at both ends. */
function tidied(pieces: readonly Inline[]): Inline[] {
  const tidy: Inline[] = [];
  for (const piece of pieces.flatMap(inGaps)) {
    const before = tidy.at(-1);
    if (isGap(piece) && (before === undefined || isGap(before) || isBreak(before))) continue;
    if (isBreak(piece)) dropGaps(tidy);
    if (isBreak(piece) && tidy.length === 0) continue;
    tidy.push(piece);
  }
  while (isSpacing(tidy.at(-1))) tidy.pop();
  return tidy;
}

function dropGaps(tidy: Inline[]): void {
  while (isGap(tidy.at(-1))) tidy.pop();
}

/** Splits off the white space (gaps) at both ends of a run, so that no marked text begins or ends with a gap. */
function inGaps(piece: Inline): Inline[] {
  if (!isRun(piece) || isBreak(piece)) return [piece];
  // `tidyText` leaves at most one space in a row.
  const tidy = tidyText(piece.text);
  const before = tidy.startsWith(' ') ? ' ' : '';
  const after = tidy.length > 1 && tidy.endsWith(' ') ? ' ' : '';
  return [before, tidy.slice(before.length, tidy.length - after.length), after]
    .filter((text) => text !== '')
    .map((text) => ({ ...piece, text }));
}

/** Gives the white space between two words only the marks that both words have. */
const withPlainGaps = (pieces: readonly Inline[]): Inline[] =>
  pieces.map((piece, index) => {
    if (!isSpacing(piece)) return piece;
    const before = wordsBeside(pieces, index, -1);
    const after = wordsBeside(pieces, index, 1);
    return {
      text: isBreak(piece) ? '\n' : ' ',
      marks: before?.marks.filter((mark) => after?.marks.includes(mark)) ?? [],
      link: before?.link === after?.link ? before?.link : undefined,
    };
  });

function wordsBeside(pieces: readonly Inline[], index: number, step: 1 | -1): Run | undefined {
  let at = index + step;
  while (isSpacing(pieces[at])) at += step;
  const beside = pieces[at];
  return beside !== undefined && isRun(beside) ? beside : undefined;
}

function nested(pieces: readonly Inline[], layers: readonly Layer[]): ChildNode[] {
  const [layer, ...rest] = layers;
  if (layer === undefined) return joined(pieces);
  const groups: { value: string | undefined; pieces: Inline[] }[] = [];
  for (const piece of pieces) {
    const value = valueOf(piece, layer);
    const last = groups.at(-1);
    if (last !== undefined && last.value === value) last.pieces.push(piece);
    else groups.push({ value, pieces: [piece] });
  }
  return groups.flatMap(({ value, pieces: group }) => {
    const inside = nested(group, rest);
    if (value === undefined) return inside;
    return [layer === 'link' ? new Element('a', { href: value }, inside) : new Element(layer, {}, inside)];
  });
}

function joined(pieces: readonly Inline[]): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (const piece of pieces) {
    const last = nodes.at(-1);
    if (!isRun(piece)) nodes.push(piece);
    else if (isBreak(piece)) nodes.push(new Element('br', {}));
    else if (last && isText(last)) last.data += piece.text;
    else nodes.push(new Text(piece.text));
  }
  return nodes;
}

function valueOf(piece: Inline, layer: Layer): string | undefined {
  if (!isRun(piece)) return undefined;
  if (layer === 'link') return piece.link;
  return piece.marks.includes(layer) ? layer : undefined;
}

const isGap = (piece: Inline | undefined): boolean =>
  piece !== undefined && isRun(piece) && piece.text === ' ';

const isSpacing = (piece: Inline | undefined): boolean =>
  piece !== undefined && (isGap(piece) || isBreak(piece));

type Layer = 'link' | Mark;
