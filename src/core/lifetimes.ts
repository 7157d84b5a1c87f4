/**
 * How long things are stored or valid, in days. `tests/database/agreements.test.ts` compares all with the database, which
 * alone knows how long sessions (chapter “editors”) and notes (“schedule”) last. The owner sets how long enquiries are kept
 * (`RETENTION_DAYS` in `setting-numbers.ts`).
 */

export const previewDays = 7;

/** A draft expires after this many days without changes. Saving any draft deletes expired drafts. */
export const draftDays = 30;

export const daysInTrash = 30;

export const invitationDays = 7;

/** After this many days, a held (suspicious) message that no editor has released or answered is deleted. */
export const heldEnquiryDays = 30;
