/**
 * How long things are stored, in days. Texts and functions use these numbers. `tests/database/agreements.test.ts` compares
 * the database with them.
 */

/** Validity of a preview link. */
export const previewDays = 7;

/** Drafts of articles, new or stored, after their last change; saving another draft deletes expired ones. */
export const draftDays = 30;

/** Articles in the trash, until they are deleted for good. */
export const daysInTrash = 30;

/** Validity of an invitation link; the database has the same number. */
export const invitationDays = 7;

/** Personal data of enquiries if RETENTION_DAYS is not set: two years. */
export const defaultRetentionDays = 730;

/** Held messages that no editor releases or answers; the database has the same number. */
export const heldMessageDays = 30;
