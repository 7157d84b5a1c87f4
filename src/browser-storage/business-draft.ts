import type { FieldTexts } from '#core/business/field-texts.ts';
import { readLastingJson, writeLasting } from './stored.ts';

export type BusinessDraft = {
  baseVersion: number;
  stored: FieldTexts;
  typed: FieldTexts;
  /** The server's draft from which this copy started. Older versions of the desk stored none. */
  draft?: DraftState | undefined;
};

/** `by` is the editor's id. `isChanged`: the server lacks the latest changes. */
export type DraftState = {
  by: string | undefined;
  revision: number;
  storedAt?: string | undefined;
  isChanged: boolean;
};

const storedUnder = 'business';

export const keptBusiness = () => readLastingJson(storedUnder) as BusinessDraft | undefined;

/** Returns false if the browser's storage is disabled or full, so that the page can warn the editor before closing. */
export const keepBusiness = (draft: BusinessDraft | undefined): boolean =>
  writeLasting(storedUnder, draft === undefined ? '' : JSON.stringify(draft));
