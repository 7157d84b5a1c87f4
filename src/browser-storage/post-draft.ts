import type { ArticleImage } from '#core/images/article-image.ts';
import type { WrittenForm } from '#core/post/fields.ts';

/**
 * What is being written over a stored post, kept in this browser until it is saved or thrown away, and on the server beside it. It belongs
 * to the revision it was written from.
 */
export function keptDraft(slug: string): PostDraft | undefined {
  try {
    const stored = localStorage.getItem(keyOf(slug));
    return stored === null ? undefined : (JSON.parse(stored) as PostDraft);
  } catch {
    // Closed storage holds nothing.
    return undefined;
  }
}

/** Answers whether this browser could keep it: its storage may be closed or full. */
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
    // Closed storage holds nothing to forget.
  }
}

/** The post has moved, as its new revision; what is being written over it moves along. */
export function moveDraft(from: string, { slug, revision }: { slug: string; revision: number }): void {
  const draft = keptDraft(from);
  if (draft === undefined) return;
  forgetDraft(from);
  // Written over an older version, it stays so: its writer is told.
  keepDraft(slug, { ...draft, revision: draft.revision === revision - 1 ? revision : draft.revision });
}

/** Of a text that nothing has kept yet. */
export const newDraftHandle = (): DraftHandle => ({ id: crypto.randomUUID(), revision: 0, isChanged: false });

const keyOf = (slug: string): string => `post:${slug}`;

export type PostText = WrittenForm & {
  /** Absent where the stored one stays, null where there shall be none. */
  image?: ArticleImage | null;
};

export type PostDraft = PostText & {
  revision: number;
  /** What that revision said, with its picture; absent where an older page has kept it. */
  basis?: PostText | undefined;
  /** Where it stands on the server; absent where an older page has kept it. */
  draft?: DraftHandle | undefined;
};

export type DraftHandle = {
  id: string;
  /** 0 until the server keeps it. */
  revision: number;
  /** When the server kept it last. */
  keptAt?: string | undefined;
  /** Something was typed since. */
  isChanged: boolean;
};
