import { Element, isTag, type ChildNode } from 'domhandler';
import { textContent } from 'domutils';
import { stylesOf } from './written-style.ts';

export type ListItem = { item: ChildNode[]; level: number; isOrdered: boolean; start: number };

/** Turns adjacent items into lists. Items at a deeper level form a list inside the previous item. */
export const listsOf = (items: readonly ListItem[]): Element[] => groupedLists(withDepths(items));

/** Renumbers levels from 1 without gaps, because programs start at any level and skip levels. */
function withDepths(items: readonly ListItem[]): ListItem[] {
  const open: number[] = [];
  return items.map((item) => {
    while ((open.at(-1) ?? 0) > item.level) open.pop();
    if (open.at(-1) !== item.level) open.push(item.level);
    return { ...item, level: open.length };
  });
}

const groupedLists = (items: readonly ListItem[]): Element[] =>
  groups(
    items,
    (item, first) =>
      item.level > first.level || (item.level === first.level && item.isOrdered === first.isOrdered),
  ).map(listOf);

function listOf(items: ListItem[]): Element {
  const { isOrdered = false, start = 1 } = items[0] ?? {};
  const attributes: Record<string, string> = isOrdered && start > 1 ? { start: String(start) } : {};
  const entries = groups(items, (item, first) => item.level > first.level).map(
    ([first, ...deeper]) => new Element('li', {}, [...(first?.item ?? []), ...groupedLists(deeper)]),
  );
  return new Element(isOrdered ? 'ol' : 'ul', attributes, entries);
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

export function wordListLevel(tag: Element): WordListLevel | undefined {
  const level = /\blevel(\d)/.exec(stylesOf(tag)['mso-list'] ?? '')?.[1];
  if (level !== undefined) return { level: Number(level), marker: markerIn(tag) ?? '·', isTyped: false };
  if (!/MsoListParagraph/.test(tag.attribs['class'] ?? '')) return undefined;
  const typed = typedMarker.exec(textContent(tag))?.[1];
  return typed === undefined ? undefined : { level: 1, marker: typed, isTyped: true };
}

const typedMarker = /^[\s\u00a0]*([·•▪§o–-]|\d{1,3}[.)]|[a-z][.)])[\s\u00a0]{2,}/;

export const isNumber = (marker: string): boolean => /^\(?([0-9]+|[a-z]{1,5})[.)]/i.test(marker.trim());

export const numberOf = (marker: string): number => Number(/\d+/.exec(marker)?.[0] ?? 1);

/** Returns the bullet or number of a list item, which Word writes as text with the style `mso-list: ignore`. */
function markerIn(tag: Element): string | undefined {
  if (stylesOf(tag)['mso-list'] === 'ignore') return textContent(tag);
  for (const inside of tag.children) {
    const marker = isTag(inside) ? markerIn(inside) : undefined;
    if (marker !== undefined) return marker;
  }
  return undefined;
}

export type WordListLevel = { level: number; marker: string; isTyped: boolean };
