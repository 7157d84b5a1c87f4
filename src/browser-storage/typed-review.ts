import * as v from 'valibot';
import { inShape } from './in-shape.ts';
import { readLasting, writeLasting } from './stored.ts';

/** Returns the paragraphs that an editor changed while reviewing this post and has not saved yet. */
export const typedReview = (slug: string): TypedReview =>
  new Map(inShape(readLasting(keyOf(slug)), typedParagraphs));

/** Returns false if the browser's storage is disabled or full. The page then warns an editor who leaves the page. */
export const keepTypedReview = (slug: string, typed: TypedReview): boolean =>
  writeLasting(keyOf(slug), typed.size === 0 ? '' : JSON.stringify([...typed]));

const typedParagraphs = v.array(v.tuple([v.string(), v.object({ from: v.string(), to: v.string() })]));

const keyOf = (slug: string): string => `post:${slug}:review`;

/** Maps each changed paragraph to its stored text (`from`) and to the text that the editor typed (`to`). */
export type TypedReview = Map<string, { from: string; to: string }>;
