import * as v from 'valibot';

/** What answers say that may change the site: how the build was asked for, and the version that will contain the change. */
export const rebuildAnswer = {
  rebuild: v.picklist(['requested', 'waiting', 'unreachable']),
  content_version: v.number(),
};

/** Where nothing a visitor sees has changed, there is nothing to build. */
export const rebuildIfAny = {
  rebuild: v.optional(rebuildAnswer.rebuild),
  content_version: v.optional(rebuildAnswer.content_version),
};
