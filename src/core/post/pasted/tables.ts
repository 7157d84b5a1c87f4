import { Element, isTag, type ChildNode } from 'domhandler';
import { existsOne } from 'domutils';
import { isElement } from '../../html/html-tree.ts';
import { innerContent, lineEnd, type Piece } from './blocks.ts';
import { inlineMarkup, type Run } from './inline-words.ts';
import { isUnseen } from './written-style.ts';

/** Keeps a table with data. Replaces a layout table, which is common in mails, by the content of its cells. */
export function tableOf(table: Element, gather: Gather): Piece[] {
  const captions = table.children.filter((inside) => isElement(inside, 'caption'));
  const caption = captions.flatMap((inside) => [lineEnd, ...gather(inside.children), lineEnd]);
  const rows = rowsOf(table);
  if (isLayout(table, rows)) {
    return [
      ...caption,
      ...rows.flatMap(({ row }) =>
        cellsOf(row).flatMap((cell) => [lineEnd, ...gather(cell.children), lineEnd]),
      ),
    ];
  }
  const filled = rows
    .map(({ row, isHead }) => ({
      isHead,
      row: new Element(
        'tr',
        {},
        cellsOf(row).map((cell) => cellOf(cell, gather)),
      ),
    }))
    .filter(({ row }) => row.children.some((cell) => isTag(cell) && cell.children.length > 0));
  const part = (name: 'thead' | 'tbody') => {
    const inside = filled.filter(({ isHead }) => isHead === (name === 'thead')).map(({ row }) => row);
    return inside.length === 0 ? [] : [new Element(name, {}, inside)];
  };
  return filled.length === 0
    ? caption
    : [...caption, new Element('table', {}, [...part('thead'), ...part('tbody')])];
}

function cellOf(cell: Element, gather: Gather): Element {
  const { name, attribs, children } = cell;
  const spans = ['colspan', 'rowspan'].flatMap((attribute) => {
    const count = Number(attribs[attribute]);
    return Number.isInteger(count) && count > 1 && count < 100 ? [[attribute, String(count)] as const] : [];
  });
  const scope = name === 'th' ? /^(?:col|row)$/.exec(attribs['scope'] ?? '')?.[0] : undefined;
  const pieces = gather(children, cell);
  // Browsers show header cells in bold, so a header cell of plain words needs no bold tags.
  const isLine = name === 'th' && pieces.every((piece) => 'text' in piece || piece === lineEnd);
  return new Element(
    name,
    { ...Object.fromEntries(spans), ...(scope === undefined ? {} : { scope }) },
    isLine
      ? inlineMarkup(
          pieces.filter((piece): piece is Run => 'text' in piece),
          ['strong'],
        )
      : innerContent(pieces),
  );
}

function isLayout(table: Element, rows: readonly { row: Element }[]): boolean {
  return (
    /^(presentation|none)$/.test(table.attribs['role'] ?? '') ||
    rows.every(({ row }) => cellsOf(row).length < 2) ||
    rows.some(({ row }) => existsOne(({ name }) => name === 'table', row.children))
  );
}

/** Spreadsheets also copy the rows and cells that a person has hidden. */
const rowsOf = (table: Element, isHead = false): { row: Element; isHead: boolean }[] =>
  table.children.flatMap((inside) => {
    if (isTag(inside) && isUnseen(inside)) return [];
    if (isElement(inside, 'tr')) return [{ row: inside, isHead }];
    return isElement(inside, 'thead', 'tbody', 'tfoot') ? rowsOf(inside, inside.name === 'thead') : [];
  });

const cellsOf = (row: Element): Element[] =>
  row.children.filter((inside): inside is Element => isElement(inside, 'td', 'th') && !isUnseen(inside));

/** Spreadsheets write the marks of a cell's words at the cell. */
type Gather = (inside: readonly ChildNode[], cell?: Element) => Piece[];
