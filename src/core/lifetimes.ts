/**
 * How long things are kept, in days. Words and functions take the numbers from here. The database is told them, or a test
 * holds it to them (`tests/database/agreements.test.ts`).
 */

/** The link of a preview opens something. */
export const previewDays = 7;

/** A draft of an article, new or stored, is kept after its last change; saving another one deletes older ones. */
export const draftDays = 30;

/** Articles lie in the trash before they are deleted for good. */
export const daysInTrash = 30;

/** The link of an invitation works; the database knows it too. */
export const invitationDays = 7;

/** Personal data of enquiries, where RETENTION_DAYS does not say: two years. */
export const defaultRetentionDays = 730;

/** Messages that are held and that nobody releases or answers; the database knows it too. */
export const heldMessageDays = 30;
