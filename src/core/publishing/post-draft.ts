import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { slugSchema } from '../post/post.ts';
import { draftIdSchema, unfinishedEntries, unfinishedImage } from './article-draft.ts';

/**
 * The unsaved form of a stored post. It need not be valid. Without `image`, the post keeps its image. Null removes the
 * image.
 */
export const postFormSchema = v.object({
  ...unfinishedEntries(),
  image: v.exactOptional(v.nullable(unfinishedImage())),
});

/** `written_from`: the post's revision when the draft was begun. `revision`: the draft's revision, or 0 if new. */
export const savedPostDraftSchema = v.object({
  ...draftIdSchema.entries,
  slug: slugSchema,
  written_from: v.pipe(v.number('The revision of the post is required.'), v.integer(), v.minValue(1)),
  revision: v.pipe(v.number('The revision of the draft is required.'), v.integer(), v.minValue(0)),
  form: v.object({ ...postFormSchema.entries }, 'The fields of the post are required.'),
});

export type PostDraft = CamelCased<v.InferOutput<typeof savedPostDraftSchema>>;

/** `changed-meanwhile`: another session changed the draft. A change of the post itself causes no refusal. */
export const postDraftRefusals = ['post-not-found', 'changed-meanwhile', 'too-many-drafts'] as const;
