import type { FieldTexts } from '#core/business/field-texts.ts';
import type { DraftHandle } from './post-draft.ts';
import { readLastingJson, writeLasting } from './stored.ts';

export type BusinessDraft = {
  baseVersion: number;
  stored: FieldTexts;
  typed: FieldTexts;
  /** For each machine translation that the editor has neither confirmed nor changed: the doubts about it, or ''. */
  unread: FieldTexts;
  /** The id of the draft is the id of the editor. */
  draft: DraftHandle;
};

const storedUnder = 'business';

export const keptBusiness = () => readLastingJson(storedUnder) as BusinessDraft | undefined;

/** Returns false if the browser’s storage is disabled or full. The page may then warn an editor who leaves it. */
export const keepBusiness = (draft: BusinessDraft | undefined): boolean =>
  writeLasting(storedUnder, draft === undefined ? '' : JSON.stringify(draft));
