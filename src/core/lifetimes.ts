/** Durations in days. `tests/database/agreements.test.ts` compares them with the database. */

export const previewDays = 7;

/** A new article's draft expires after this time without changes. The next saved draft deletes it. */
export const draftDays = 30;

export const daysInTrash = 30;

/** The validity of an invitation link. The database uses the same number. */
export const invitationDays = 7;

/** Personal data of enquiries is stored for this time if RETENTION_DAYS is not set. */
export const defaultRetentionDays = 730;

/** Held messages are deleted after this time, unless an editor releases or answers them. */
export const heldMessageDays = 30;
