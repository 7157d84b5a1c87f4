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

/** What a browser kept of a change that is on its way to the site; undefined where the text is no such thing. */
export function onItsWayIn(kept: string): OnItsWay | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), kept);
  return read.success ? read.output : undefined;
}

/** `contentVersion` is the one that contains the change; `since` is in milliseconds since 1970. */
export type OnItsWay = v.InferOutput<typeof schema>;

/** `isSeen`: the page itself has been read and is as it was to become; `to` is where a moved one leads. */
export type FollowedPage = OnItsWay['pages'][number];
