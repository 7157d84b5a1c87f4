export const newDraftHandle = (): DraftHandle => ({ id: crypto.randomUUID(), revision: 0, isChanged: false });

/** What the browser knows about a draft on the server. */
export type DraftHandle = {
  id: string;
  revision: number;
  /** The time at which the server last stored the draft, as ISO text. */
  storedAt?: string | undefined;
  /** Whether the server lacks the latest text. */
  isChanged: boolean;
};
