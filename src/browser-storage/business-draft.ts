import type { FieldTexts } from '#core/business/field-texts.ts';
import type { DraftHandle } from './post-draft.ts';
import { readLastingJson, writeLasting } from './stored.ts';

export type BusinessDraft = {
  baseVersion: number;
  stored: FieldTexts;
  typed: FieldTexts;
  /** Fields whose machine translation the editor must still check, each with the possible faults or ''. */
  unread: FieldTexts;
  /** Each editor has only one draft, so its id is the id of the editor. */
  draft: DraftHandle;
};

const storedUnder = 'business';

export const keptBusiness = () => readLastingJson(storedUnder) as BusinessDraft | undefined;

/** Returns false if the browser’s storage is disabled or full, so that the page can warn an editor who leaves it. */
export const keepBusiness = (draft: BusinessDraft | undefined): boolean =>
  writeLasting(storedUnder, draft === undefined ? '' : JSON.stringify(draft));
