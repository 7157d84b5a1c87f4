import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { storable } from '../post/post.ts';

const text = v.pipe(v.string(), v.maxLength(25_000), storable);
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * `stored`: the saved text before the change. `unread`: possible faults of a translation that the editor has not read
 * yet. `written_from`: the version of the details on which the draft is based. `revision`: the revision of the draft.
 */
export const businessDraftSchema = v.object({
  revision: version,
  written_from: version,
  fields: v.pipe(
    v.array(v.object({ path: text, stored: text, typed: text, unread: v.exactOptional(text) })),
    v.maxLength(500),
  ),
});

export type BusinessDraft = CamelCased<v.InferOutput<typeof businessDraftSchema>>;
export type UnsavedField = BusinessDraft['fields'][number];
