import { Element, type ChildNode } from 'domhandler';

/** An item counts `number` in its source, in letters or Roman numerals if it has a `type`. Word types its `marker`. */
export type ListItem = {
  item: ChildNode[];
  level: number;
  isOrdered: boolean;
  marker?: string;
} & Count;

type Count = { number?: number | undefined; type?: string | undefined };

/** Turns adjacent items into lists. Items at a deeper level form a list inside the previous item. */
export const listsOf = (items: readonly ListItem[]): Element[] => groupedLists(withDepths(items));

/** Renumbers levels from 1 without gaps, because programs start at any level and skip levels. */
function withDepths(items: readonly ListItem[]): ListItem[] {
  const open: ListItem[] = [];
  return items.map((item) => {
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
    const before = open.at(-1)?.level === item.level ? open.pop() : undefined;
    const counted = item.marker === undefined ? item : { ...item, ...countOf(item.marker, before) };
    open.push(counted);
    return { ...counted, level: open.length };
  });
}

const groupedLists = (items: readonly ListItem[]): Element[] =>
  groups(
    items,
    (item, first) =>
      item.level > first.level ||
      (item.level === first.level && item.isOrdered === first.isOrdered && item.type === first.type),
  ).map(listOf);

function listOf(items: ListItem[]): Element {
  const { isOrdered = false, number: start = 1, type } = items[0] ?? {};
  let next = start;
  const entries = groups(items, (item, first) => item.level > first.level).map(([first, ...deeper]) => {
    const number = first?.number ?? next;
    const attributes: Record<string, string> = isOrdered && number !== next ? { value: String(number) } : {};
    next = number + 1;
    return new Element('li', attributes, [...(first?.item ?? []), ...groupedLists(deeper)]);
  });
  if (!isOrdered) return new Element('ul', {}, entries);
  const counts = { ...(start !== 1 && { start: String(start) }), ...(type !== undefined && { type }) };
  return new Element('ol', counts, entries);
}

/** Begins a new group at each item that does not belong with the first item of the current group. */
function groups(
  items: readonly ListItem[],
  belongs: (item: ListItem, first: ListItem) => boolean,
): ListItem[][] {
  const found: ListItem[][] = [];
  for (const item of items) {
    const first = found.at(-1)?.[0];
    if (first && belongs(item, first)) found.at(-1)?.push(item);
    else found.push([item]);
  }
  return found;
}

/**
 * Returns how a marker counts: “24.” is 24, “1.3.” is 3, “c)” is 3 in letters, “iv.” is 4 in Roman numerals. “i)” after
 * “h)” is a letter, and “v)” after “iv)” a numeral.
 */
function countOf(marker: string, before: Count | undefined): Count {
  const sign = marker.match(/[a-z]+|\d+/gi)?.at(-1) ?? '';
  if (/^\d+$/.test(sign)) return { number: Number(sign) };
  const [letters, numerals] = sign === sign.toLowerCase() ? ['a', 'i'] : ['A', 'I'];
  const letter = sign.length === 1 && { number: sign.toLowerCase().charCodeAt(0) - 96, type: letters };
  const numeral = romanNumeral.test(sign) && { number: romanNumber(sign.toLowerCase()), type: numerals };
  const goesOn = (count: Count | false) =>
    count !== false && count.type === before?.type && count.number === (before?.number ?? 0) + 1;
  const isLetter = goesOn(letter) || (!goesOn(numeral) && !/^i$/i.test(sign));
  return (isLetter ? letter || numeral : numeral || letter) || {};
}

/** A Roman numeral below 4,000, such as “xiv”, but not the empty text. */
const romanNumeral = /^(?=.)m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/i;

/** A sign before a larger one is subtracted: “iv” is 5 - 1. */
function romanNumber(sign: string): number {
  const values = Array.from(sign, (letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
