import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { storable } from '../post/post.ts';

const text = v.pipe(v.string(), v.maxLength(25_000), storable);

/** The fields that an editor has changed but not saved. `stored` is the text on which the change is based. */
export const unsavedFieldsSchema = v.pipe(
  v.array(v.object({ path: v.pipe(v.string(), v.maxLength(80), storable), stored: text, typed: text })),
  v.maxLength(500),
);

/** `written_from`: the version of the details. `revision`: the revision of the draft, or 0 if new. */
export const businessDraftSchema = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  written_from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  fields: unsavedFieldsSchema,
});

export type BusinessDraft = CamelCased<v.InferOutput<typeof businessDraftSchema>>;
export type UnsavedField = BusinessDraft['fields'][number];
