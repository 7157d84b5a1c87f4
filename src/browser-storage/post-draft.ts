import type { ArticleImage } from '#core/images/article-image.ts';
import type { WrittenForm } from '#core/post/fields.ts';

/** Returns the unsaved changes to a stored post that this browser keeps besides the server’s draft. */
export function storedDraft(slug: string): PostDraft | undefined {
  try {
    const stored = localStorage.getItem(keyOf(slug));
    return stored === null ? undefined : (JSON.parse(stored) as PostDraft);
  } catch {
    return undefined;
  }
}

/** Returns false if the browser's storage is disabled or full. */
export function keepDraft(slug: string, draft: PostDraft): boolean {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(draft));
    return true;
  } catch {
    // The caller asks the editor for confirmation before the page closes.
    return false;
  }
}

export function forgetDraft(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // If storage is disabled, there is no draft to delete.
  }
}

/** Moves the unsaved changes of a post to its new slug and revision. */
export function moveDraft(from: string, { slug, revision }: { slug: string; revision: number }): void {
  const draft = storedDraft(from);
  if (draft === undefined) return;
  forgetDraft(from);
  // An older draft stays outdated, so that the editor is still warned.
  keepDraft(slug, { ...draft, revision: draft.revision === revision - 1 ? revision : draft.revision });
}

/** Creates the handle of a draft that is not stored anywhere yet. */
export const newDraftHandle = (): DraftHandle => ({ id: crypto.randomUUID(), revision: 0, isChanged: false });

const keyOf = (slug: string): string => `post:${slug}`;

export type PostText = WrittenForm & {
  /** Absent if the editor left the picture unchanged, and null if the editor removed it. */
  image?: ArticleImage | null;
};

export type PostDraft = PostText & {
  revision: number;
  /** The revision that the editor started from. Absent if an older version of the page stored this. */
  basis?: PostText | undefined;
  /** Absent if an older version of the page stored this entry. */
  draft?: DraftHandle | undefined;
};

export type DraftHandle = {
  id: string;
  /** The revision of the draft on the server. It is 0 until the server has stored the draft. */
  revision: number;
  /** When the server last stored the draft, as ISO text. */
  storedAt?: string | undefined;
  /** Whether the draft has changed since the server last stored it. */
  isChanged: boolean;
};
