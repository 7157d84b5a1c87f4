import type { PostText } from '#core/post/compare-with-stored.ts';
import { readLastingJson, writeLasting } from './stored.ts';

export const storedDraft = (slug: string) => readLastingJson(keyOf(slug)) as PostDraft | undefined;

/** Returns false if the browser's storage is disabled or full. The page then warns an editor who leaves the page. */
export const keepDraft = (slug: string, draft: PostDraft): boolean =>
  writeLasting(keyOf(slug), JSON.stringify(draft));

export function forgetDraft(slug: string): void {
  writeLasting(keyOf(slug), '');
}

export function moveDraft(from: string, { slug, revision }: { slug: string; revision: number }): void {
  const draft = storedDraft(from);
  if (draft === undefined) return;
  forgetDraft(from);
  // Renaming adds one revision. A draft of an even older revision stays outdated, so the page warns of newer changes.
  keepDraft(slug, { ...draft, revision: draft.revision === revision - 1 ? revision : draft.revision });
}

export const newDraftHandle = (): DraftHandle => ({ id: crypto.randomUUID(), revision: 0, isChanged: false });

const keyOf = (slug: string): string => `post:${slug}`;

export type PostDraft = PostText & {
  revision: number;
  /** The stored text on which the draft is based. Older versions of the desk stored no such text. */
  basis?: PostText | undefined;
  /** Undefined if an older version of the desk stored this draft. */
  draft?: DraftHandle | undefined;
};

export type DraftHandle = {
  id: string;
  revision: number;
  /** The time at which the server last stored the draft, as ISO text. */
  storedAt?: string | undefined;
  isChanged: boolean;
};
