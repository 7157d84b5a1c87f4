import * as v from 'valibot';

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

/** Parses what a browser stored about changes it follows; undefined if that is invalid. */
export function onItsWayIn(kept: string): OnItsWay | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), kept);
  return read.success ? read.output : undefined;
}

/** `contentVersion` is the one that contains the change; `since` is in milliseconds since 1970. */
export type OnItsWay = v.InferOutput<typeof schema>;

/** `isSeen`: the page itself was read and is as expected; `to` is the target of a moved page. */
export type FollowedPage = OnItsWay['pages'][number];
