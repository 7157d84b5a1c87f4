import { isTag, type Element } from 'domhandler';
import { textContent } from 'domutils';
import { stylesOf } from '../written-style.ts';

/** Finds the level and the bullet or number of a list item that Word writes as a paragraph. */
export function wordListLevel(tag: Element): WordListLevel | undefined {
  const level = /\blevel(\d)/.exec(stylesOf(tag)['mso-list'] ?? '')?.[1];
  if (level !== undefined) return { level: Number(level), marker: markerIn(tag) ?? '·', isTyped: false };
  if (!/MsoListParagraph/.test(tag.attribs['class'] ?? '')) return undefined;
  const typed = typedMarker.exec(textContent(tag))?.[1];
  return typed === undefined ? undefined : { level: 1, marker: typed, isTyped: true };
}

/** A typed bullet or number, with at least two spaces behind it: “·  Zon” or “1.  Zon”. */
const typedMarker = /^[\s\u00a0]*([·•▪§o–-]|\d{1,3}[.)]|[a-z][.)])[\s\u00a0]{2,}/;

export const isNumber = (marker: string): boolean => /^\(?([0-9]+|[a-z]{1,5})[.)]/i.test(marker.trim());

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
