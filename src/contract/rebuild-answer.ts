import * as v from 'valibot';

/**
 * Part of every answer to a change that visitors may see: the state of the build request, and the content version that will
 * contain the change.
 */
export const rebuildAnswer = {
  rebuild: v.picklist(['requested', 'waiting', 'unreachable']),
  content_version: v.number(),
};

/** Absent if the change is not visible to visitors. */
export const rebuildIfAny = {
  rebuild: v.optional(rebuildAnswer.rebuild),
  content_version: v.optional(rebuildAnswer.content_version),
};
