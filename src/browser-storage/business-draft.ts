import type { FieldTexts } from '#core/business/field-texts.ts';
import type { DraftHandle } from './post-draft.ts';
import { readLastingJson, writeLasting } from './stored.ts';

export type BusinessDraft = {
  baseVersion: number;
  stored: FieldTexts;
  typed: FieldTexts;
  /** For each machine-translated field that the editor has neither confirmed nor changed: its doubts, or ''. */
  unread: FieldTexts;
  /** The id of the draft is the id of the editor. */
  draft: DraftHandle;
};

const storedUnder = 'business';

export const keptBusiness = () => readLastingJson(storedUnder) as BusinessDraft | undefined;

/** Returns false if the browser's storage is disabled or full, so that the page can warn the editor before closing. */
export const keepBusiness = (draft: BusinessDraft | undefined): boolean =>
  writeLasting(storedUnder, draft === undefined ? '' : JSON.stringify(draft));
