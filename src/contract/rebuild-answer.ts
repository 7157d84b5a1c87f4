import * as v from 'valibot';

/** Part of every answer that may change the site: the state of the build request, and the version that will contain the change. */
export const rebuildAnswer = {
  rebuild: v.picklist(['requested', 'waiting', 'unreachable']),
  content_version: v.number(),
};

/** Absent if visitors see no change. */
export const rebuildIfAny = {
  rebuild: v.optional(rebuildAnswer.rebuild),
  content_version: v.optional(rebuildAnswer.content_version),
};
