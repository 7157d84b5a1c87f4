import type { ArticleImage } from '#core/images/article-image.ts';
import type { WrittenForm } from '#core/post/fields.ts';

/**
 * Unsaved changes to a stored post, kept in this browser beside the draft on the server. They belong to the revision they started
 * from.
 */
export function storedDraft(slug: string): PostDraft | undefined {
  try {
    const stored = localStorage.getItem(keyOf(slug));
    return stored === null ? undefined : (JSON.parse(stored) as PostDraft);
  } catch {
    // Storage is disabled.
    return undefined;
  }
}

/** Returns false if the browser's storage is disabled or full. */
export function keepDraft(slug: string, draft: PostDraft): boolean {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(draft));
    return true;
  } catch {
    // The page asks before it is left.
    return false;
  }
}

export function forgetDraft(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // Storage is disabled.
  }
}

/** Moves the unsaved changes of a post along with its new slug and revision. */
export function moveDraft(from: string, { slug, revision }: { slug: string; revision: number }): void {
  const draft = storedDraft(from);
  if (draft === undefined) return;
  forgetDraft(from);
  // Changes to an older revision stay marked as such, and the editor is warned.
  keepDraft(slug, { ...draft, revision: draft.revision === revision - 1 ? revision : draft.revision });
}

/** The draft of a text that is not stored anywhere yet. */
export const newDraftHandle = (): DraftHandle => ({ id: crypto.randomUUID(), revision: 0, isChanged: false });

const keyOf = (slug: string): string => `post:${slug}`;

export type PostText = WrittenForm & {
  /** Absent if the stored one stays, null if it is removed. */
  image?: ArticleImage | null;
};

export type PostDraft = PostText & {
  revision: number;
  /** The text and picture of that revision; absent if an older version of the page stored this. */
  basis?: PostText | undefined;
  /** The draft on the server; absent if an older version of the page stored this. */
  draft?: DraftHandle | undefined;
};

export type DraftHandle = {
  id: string;
  /** 0 until the server has it. */
  revision: number;
  /** When the server last stored it. */
  storedAt?: string | undefined;
  /** Whether something was typed since. */
  isChanged: boolean;
};
