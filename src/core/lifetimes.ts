/**
 * These numbers say how many days the site stores something. Texts and functions use them, and
 * `tests/database/agreements.test.ts` compares them with the database.
 */

/** A preview link is valid for this many days. */
export const previewDays = 7;

/**
 * The draft of a new article expires if it is not changed for this many days. Expired drafts are deleted when another draft
 * is saved.
 */
export const draftDays = 30;

/** Articles stay in the trash for this many days before they are deleted for good. */
export const daysInTrash = 30;

/** An invitation link is valid for this many days. The database uses the same number. */
export const invitationDays = 7;

/** Personal data of enquiries is stored for this many days if RETENTION_DAYS is not set. */
export const defaultRetentionDays = 730;

/**
 * Held messages are deleted after this many days, unless an editor releases or answers them. The database uses the same
 * number.
 */
export const heldMessageDays = 30;
