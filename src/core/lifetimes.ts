/**
 * How long things are kept, in days. Words, functions and the database take the numbers from here: changing one is a change
 * of this file alone.
 */

/** The link of a preview opens something. */
export const previewDays = 7;

/** A draft of a new article is kept after its last change; saving another one deletes older ones. */
export const draftDays = 30;

/** Articles lie in the trash before they are deleted for good. */
export const daysInTrash = 30;
