/** Changes that visitors cannot see yet, so that the desk follows them after a reload too. */
import * as v from 'valibot';
import { inShape } from './in-shape.ts';
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

export const keptOnItsWay = (): OnItsWay | undefined => inShape(readStored(onItsWayKey), schema);

export const keepOnItsWay = (sent: OnItsWay | undefined): void =>
  writeStored(onItsWayKey, sent === undefined ? '' : JSON.stringify(sent));

/** Changes that may not be live yet. A site at `contentVersion` has them all. `since` is the last save (Unix ms). */
export type OnItsWay = v.InferOutput<typeof schema>;

/** `isSeen` becomes true once the live site shows the change. `to` is the new path of a moved page. */
export type FollowedPage = OnItsWay['pages'][number];
