import type { FieldTexts } from '#core/business/field-texts.ts';
import type { DraftHandle } from './draft-handle.ts';
import { readLastingJson, writeLasting } from './stored.ts';

export type BusinessDraft = {
  baseVersion: number;
  stored: FieldTexts;
  typed: FieldTexts;
  /** Fields whose machine translation the editor must still check, each with the possible faults or ''. */
  unread: FieldTexts;
  /** The draft’s id is the editor’s id, because each editor has only one draft. */
  draft: DraftHandle;
};

const storedUnder = 'business';

export const keptBusiness = () => readLastingJson(storedUnder) as BusinessDraft | undefined;

/** Returns false if the browser’s storage is disabled or full. The page then warns an editor who leaves the page. */
export const keepBusiness = (draft: BusinessDraft | undefined): boolean =>
  writeLasting(storedUnder, draft === undefined ? '' : JSON.stringify(draft));
