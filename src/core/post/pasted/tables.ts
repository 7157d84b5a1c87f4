import { insideOf, lineEnd, type Piece } from './blocks.ts';
import { inlineMarkup, type Run } from './inline-words.ts';
import { aTag, isTag, type Markup, type Tag } from './markup-tree.ts';

/** A table of data stays one. A table that only arranges things, as in mails, becomes what stands in its cells. */
export function tableOf(table: Tag, gather: (inside: readonly Markup[]) => Piece[]): Piece[] {
  const captions = table.inside.filter((inside) => isTag(inside, 'caption'));
  const caption = captions.flatMap((inside) => [lineEnd, ...gather(inside.inside), lineEnd]);
  const rows = rowsOf(table);
  if (isLayout(table, rows)) {
    return [
      ...caption,
      ...rows.flatMap(({ row }) =>
        cellsOf(row).flatMap((cell) => [lineEnd, ...gather(cell.inside), lineEnd]),
      ),
    ];
  }
  const filled = rows
    .map(({ row, isHead }) => ({
      isHead,
      row: aTag(
        'tr',
        cellsOf(row).map((cell) => cellOf(cell, gather)),
      ),
    }))
    .filter(({ row }) => row.inside.some((cell) => isTag(cell) && cell.inside.length > 0));
  const part = (name: 'thead' | 'tbody') => {
    const inside = filled.filter(({ isHead }) => isHead === (name === 'thead')).map(({ row }) => row);
    return inside.length === 0 ? [] : [aTag(name, inside)];
  };
  return filled.length === 0 ? caption : [...caption, aTag('table', [...part('thead'), ...part('tbody')])];
}

function cellOf({ name, attributes, inside }: Tag, gather: (inside: readonly Markup[]) => Piece[]): Tag {
  const spans = ['colspan', 'rowspan'].flatMap((attribute) => {
    const count = Number(attributes[attribute]);
    return Number.isInteger(count) && count > 1 && count < 100 ? [[attribute, String(count)] as const] : [];
  });
  const scope = name === 'th' ? /^(col|row)$/.exec(attributes['scope'] ?? '')?.[0] : undefined;
  const pieces = gather(inside);
  // A heading cell is bold by itself.
  const isLine = name === 'th' && pieces.every((piece) => 'text' in piece || piece === lineEnd);
  return aTag(
    name,
    isLine
      ? inlineMarkup(
          pieces.filter((piece): piece is Run => 'text' in piece),
          ['strong'],
        )
      : insideOf(pieces),
    { ...Object.fromEntries(spans), ...(scope === undefined ? {} : { scope }) },
  );
}

function isLayout(table: Tag, rows: readonly { row: Tag }[]): boolean {
  return (
    /^(presentation|none)$/.test(table.attributes['role'] ?? '') ||
    rows.every(({ row }) => cellsOf(row).length < 2) ||
    rows.some(({ row }) => cellsOf(row).some((cell) => holdsTable(cell)))
  );
}

const holdsTable = (tag: Tag): boolean =>
  tag.inside.some((inside) => isTag(inside) && (inside.name === 'table' || holdsTable(inside)));

const rowsOf = (table: Tag, isHead = false): { row: Tag; isHead: boolean }[] =>
  table.inside.flatMap((inside) => {
    if (isTag(inside, 'tr')) return [{ row: inside, isHead }];
    return isTag(inside, 'thead', 'tbody', 'tfoot') ? rowsOf(inside, inside.name === 'thead') : [];
  });

const cellsOf = (row: Tag): Tag[] => row.inside.filter((inside): inside is Tag => isTag(inside, 'td', 'th'));
