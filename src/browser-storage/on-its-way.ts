import * as v from 'valibot';
import { readStored, writeStored } from './stored.ts';

const onItsWayKey = 'on-its-way';

const schema = v.object({
  contentVersion: v.number(),
  since: v.number(),
  pages: v.array(
    v.object({
      path: v.string(),
      becomes: v.picklist(['online', 'gone', 'moved']),
      to: v.optional(v.string()),
      business: v.optional(v.number()),
      isSeen: v.boolean(),
    }),
  ),
});

/** Returns the change that was sent from this tab and is not visible on the site yet, if any. */
export function keptOnItsWay(): OnItsWay | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readStored(onItsWayKey));
  return read.success ? read.output : undefined;
}

export const keepOnItsWay = (sent: OnItsWay | undefined): void =>
  writeStored(onItsWayKey, sent === undefined ? '' : JSON.stringify(sent));

/**
 * A change that is not visible on the site yet. `contentVersion` is the version that contains the change; `since` is in
 * milliseconds since 1970.
 */
export type OnItsWay = v.InferOutput<typeof schema>;

/**
 * `isSeen` is true once the live page was read and shows the change; `to` is the target of a moved page, `business` the version of
 * the details that a page shows.
 */
export type FollowedPage = OnItsWay['pages'][number];
