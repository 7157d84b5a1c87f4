import * as v from 'valibot';

/**
 * Part of the answer to every change that visitors may see. Contains the state of the build request, and the content
 * version that will contain the change.
 */
export const rebuildAnswer = {
  rebuild: v.picklist(['requested', 'waiting', 'unreachable']),
  content_version: v.number(),
};

/** These fields are absent if visitors cannot see the change. */
export const rebuildIfAny = {
  rebuild: v.optional(rebuildAnswer.rebuild),
  content_version: v.optional(rebuildAnswer.content_version),
};
