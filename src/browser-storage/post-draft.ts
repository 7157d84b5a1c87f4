/** The unsaved text of a stored post, in this browser. */
import * as v from 'valibot';
import { postFieldNames } from '#core/post/fields.ts';
import { draftHandle } from './draft-handle.ts';
import { inShape } from './in-shape.ts';
import { readLasting, writeLasting } from './stored.ts';

export const storedDraft = (slug: string): PostDraft | undefined =>
  inShape(readLasting(keyOf(slug)), postDraft);

/** Returns false if the browser's storage is disabled or full. The page then warns an editor who leaves the page. */
export const keepDraft = (slug: string, draft: PostDraft): boolean =>
  writeLasting(keyOf(slug), JSON.stringify(draft));

export function forgetDraft(slug: string): void {
  writeLasting(keyOf(slug), '');
}

export function moveDraft(from: string, { slug, revision }: { slug: string; revision: number }): void {
  const draft = storedDraft(from);
  if (draft === undefined) return;
  forgetDraft(from);
  // Renaming adds one revision. A draft of an even older revision stays outdated, so the page warns of newer changes.
  keepDraft(slug, { ...draft, revision: draft.revision === revision - 1 ? revision : draft.revision });
}

const postText = v.object({
  ...v.entriesFromList(postFieldNames, v.string()),
  image: v.exactOptional(
    v.nullable(
      v.object({ path: v.string(), alt: v.string(), focus: v.object({ x: v.number(), y: v.number() }) }),
    ),
  ),
});

const postDraft = v.object({
  ...postText.entries,
  /** The revision of the post on which the text is based. */
  revision: v.number(),
  /** The stored text on which the draft is based. Undefined if that text is no longer known. */
  basis: v.optional(postText),
  draft: draftHandle,
});

const keyOf = (slug: string): string => `post:${slug}`;

export type PostDraft = v.InferOutput<typeof postDraft>;

export type UnsavedText = Omit<PostDraft, 'draft'>;
