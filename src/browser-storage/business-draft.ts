/** Unsaved details of the business, which this browser stores until they are saved. */
import * as v from 'valibot';
import { draftHandle } from './draft-handle.ts';
import { inShape } from './in-shape.ts';
import { readLasting, writeLasting } from './stored.ts';

const fieldTexts = v.record(v.string(), v.string());

const businessDraft = v.object({
  baseVersion: v.number(),
  stored: fieldTexts,
  typed: fieldTexts,
  /** Fields whose machine translation the editor must still check, each with the possible faults or ''. */
  unread: fieldTexts,
  /** The draft’s id is the editor’s id, because each editor has only one draft. */
  draft: draftHandle,
});

export type BusinessDraft = v.InferOutput<typeof businessDraft>;

const storedUnder = 'business';

export const keptBusiness = (): BusinessDraft | undefined => inShape(readLasting(storedUnder), businessDraft);

/** Returns false if the browser’s storage is disabled or full. The page then warns an editor who leaves the page. */
export const keepBusiness = (draft: BusinessDraft | undefined): boolean =>
  writeLasting(storedUnder, draft === undefined ? '' : JSON.stringify(draft));
