import type { ArticleImage } from '#core/images/article-image.ts';
import type { WrittenForm } from '#core/post/fields.ts';

/**
 * Unsaved changes to a stored post, kept in this browser beside the draft on the server. A draft belongs to the revision that the
 * editor started from.
 */
export function storedDraft(slug: string): PostDraft | undefined {
  try {
    const stored = localStorage.getItem(keyOf(slug));
    return stored === null ? undefined : (JSON.parse(stored) as PostDraft);
  } catch {
    // Storage is disabled, so there is no stored draft.
    return undefined;
  }
}

/** Returns false if the browser's storage is disabled or full. */
export function keepDraft(slug: string, draft: PostDraft): boolean {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(draft));
    return true;
  } catch {
    // The page asks the editor before it closes, so nothing is lost silently.
    return false;
  }
}

export function forgetDraft(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // With storage disabled there is no draft to delete.
  }
}

/** Moves the unsaved changes of a post along with its new slug and revision. */
export function moveDraft(from: string, { slug, revision }: { slug: string; revision: number }): void {
  const draft = storedDraft(from);
  if (draft === undefined) return;
  forgetDraft(from);
  // A draft of an older revision stays marked as outdated, so the editor is warned.
  keepDraft(slug, { ...draft, revision: draft.revision === revision - 1 ? revision : draft.revision });
}

/** Creates the handle of a draft that is not stored anywhere yet. */
export const newDraftHandle = (): DraftHandle => ({ id: crypto.randomUUID(), revision: 0, isChanged: false });

const keyOf = (slug: string): string => `post:${slug}`;

export type PostText = WrittenForm & {
  /** Absent if the picture is unchanged, null if the editor removed it. */
  image?: ArticleImage | null;
};

export type PostDraft = PostText & {
  revision: number;
  /**
   * The text and picture of the revision that the editor started from; absent if an older version of the page stored this draft.
   */
  basis?: PostText | undefined;
  /** The draft on the server; absent if an older version of the page stored this entry. */
  draft?: DraftHandle | undefined;
};

export type DraftHandle = {
  id: string;
  /** The revision of the draft on the server, 0 until the server has stored it. */
  revision: number;
  /** When the server last stored the draft, as ISO text. */
  storedAt?: string | undefined;
  /** Whether the editor has typed anything since the last save. */
  isChanged: boolean;
};
