import * as v from 'valibot';

/** Functions that change public pages return the state of the build and the content version of the change. */
export const rebuildAnswer = {
  rebuild: v.picklist(['requested', 'waiting', 'unreachable']),
  content_version: v.number(),
};

/** If visitors cannot see the change, these fields are absent. */
export const rebuildIfAny = {
  rebuild: v.optional(rebuildAnswer.rebuild),
  content_version: v.optional(rebuildAnswer.content_version),
};
