import type { FieldTexts } from '#core/business/field-texts.ts';

export type BusinessDraft = { baseVersion: number; stored: FieldTexts; typed: FieldTexts };

const storedUnder = 'business';

export function keptBusiness(): BusinessDraft | undefined {
  try {
    const kept = localStorage.getItem(storedUnder);
    return kept === null ? undefined : (JSON.parse(kept) as BusinessDraft);
  } catch {
    // If storage is disabled, the browser has stored no draft.
    return undefined;
  }
}

/** Returns false if the browser's storage is disabled or full. */
export function keepBusiness(draft: BusinessDraft | undefined): boolean {
  try {
    if (draft === undefined) localStorage.removeItem(storedUnder);
    else localStorage.setItem(storedUnder, JSON.stringify(draft));
    return true;
  } catch {
    // The page asks the editor for confirmation before it closes, so the editor loses nothing unnoticed.
    return false;
  }
}
