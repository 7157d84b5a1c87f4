/** How long things are stored or valid, in days. `tests/database/agreements.test.ts` compares all with the database. */

export const previewDays = 7;

/** A draft expires after this many days without changes. Saving any draft deletes expired drafts. */
export const draftDays = 30;

export const daysInTrash = 30;

export const invitationDays = 7;

/** An editor must sign in again this many days after signing in, however often the session is used. */
export const sessionDays = 30;

/** After this many days, a held (suspicious) message that no editor has released or answered is deleted. */
export const heldEnquiryDays = 30;

/** A note for colleagues is deleted this many days after an editor ticked it off. */
export const noteDays = 30;
