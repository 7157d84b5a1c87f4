import * as v from 'valibot';

/** A handle for an unsaved text that the server does not have yet. */
export const newDraftHandle = (): DraftHandle => ({ id: crypto.randomUUID(), revision: 0, isChanged: false });

export const draftHandle = v.object({
  id: v.string(),
  revision: v.number(),
  /** The time at which the server last stored the draft, as ISO text. */
  storedAt: v.optional(v.string()),
  /** Whether the server lacks the latest text. */
  isChanged: v.boolean(),
});

/** What the browser knows about a draft on the server. */
export type DraftHandle = v.InferOutput<typeof draftHandle>;
