/** Details of the business that an editor has typed and not yet saved. */
import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { storableText } from '../typed-text/storable-text.ts';

const text = v.pipe(v.string(), v.maxLength(25_000), storableText);
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * `written_from`: the version of the details on which the draft is based. `stored`: the field's text in that version.
 * `unread`: the possible faults (or '') of a machine translation, until the editor confirms or changes the text.
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
