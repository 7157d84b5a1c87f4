import { Element, isTag, type ChildNode } from 'domhandler';
import { textContent } from 'domutils';
import { stylesOf } from './written-style.ts';

/** A list item that had no list around it in the source program. */
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

function groupedLists(items: readonly ListItem[]): Element[] {
  const lists: Element[] = [];
  let at = 0;
  while (at < items.length) {
    const first = items[at];
    if (first === undefined) break;
    const belongs = (item: ListItem | undefined): boolean =>
      item !== undefined &&
      (item.level > first.level || (item.level === first.level && item.isOrdered === first.isOrdered));
    let end = at + 1;
    while (belongs(items[end])) end++;
    lists.push(listOf(items.slice(at, end), first));
    at = end;
  }
  return lists;
}

function listOf(items: readonly ListItem[], { level, isOrdered, start }: ListItem): Element {
  const list = new Element(
    isOrdered ? 'ol' : 'ul',
    isOrdered && start > 1 ? { start: String(start) } : {},
    [],
  );
  let at = 0;
  while (at < items.length) {
    let end = at + 1;
    while ((items[end]?.level ?? 0) > level) end++;
    list.children.push(
      new Element('li', {}, [...(items[at]?.item ?? []), ...groupedLists(items.slice(at + 1, end))]),
    );
    at = end;
  }
  return list;
}

/** Returns the level and marker of a Word paragraph that looks like a list item. */
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

/** Finds the marker of a list item. Word writes the marker as text and labels the text as ignorable. */
function markerIn(tag: Element): string | undefined {
  if (stylesOf(tag)['mso-list'] === 'ignore') return textContent(tag);
  for (const inside of tag.children) {
    const marker = isTag(inside) ? markerIn(inside) : undefined;
    if (marker !== undefined) return marker;
  }
  return undefined;
}

export type WordListLevel = { level: number; marker: string; isTyped: boolean };
