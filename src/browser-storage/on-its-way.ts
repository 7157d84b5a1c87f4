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
      isSeen: v.boolean(),
    }),
  ),
});

/** The change sent from this tab that was not yet seen on the site, if any. */
export function keptOnItsWay(): OnItsWay | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readStored(onItsWayKey));
  return read.success ? read.output : undefined;
}

export const keepOnItsWay = (sent: OnItsWay | undefined): void =>
  writeStored(onItsWayKey, sent === undefined ? '' : JSON.stringify(sent));

/** `contentVersion` is the one that contains the change; `since` is in milliseconds since 1970. */
export type OnItsWay = v.InferOutput<typeof schema>;

/** `isSeen`: the page itself was read and is as expected; `to` is the target of a moved page. */
export type FollowedPage = OnItsWay['pages'][number];
