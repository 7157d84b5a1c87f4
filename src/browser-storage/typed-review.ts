import { readLastingJson, writeLasting } from './stored.ts';

/** Returns the changes that an editor typed while reviewing a text and has not saved: a paragraph each. */
export const typedReview = (slug: string): TypedReview =>
  new Map(readLastingJson(keyOf(slug)) as [string, { from: string; to: string }][] | undefined);

/** Returns false if the browser's storage is disabled or full, so that the page can warn the editor before closing. */
export const keepTypedReview = (slug: string, typed: TypedReview): boolean =>
  writeLasting(keyOf(slug), typed.size === 0 ? '' : JSON.stringify([...typed]));

const keyOf = (slug: string): string => `post:${slug}:review`;

/** `from` is the text that was shown, and `to` what the editor made of it. */
export type TypedReview = Map<string, { from: string; to: string }>;
