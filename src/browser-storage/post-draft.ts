import type { ArticleImage } from '#core/images/article-image.ts';
import type { WrittenForm } from '#core/post/fields.ts';

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
    // If storage is disabled, the browser has stored no draft, so nothing needs to be deleted.
  }
}

export function moveDraft(from: string, { slug, revision }: { slug: string; revision: number }): void {
  const draft = storedDraft(from);
  if (draft === undefined) return;
  forgetDraft(from);
  // A draft that is based on an older revision stays outdated, so that the page still warns the editor.
  keepDraft(slug, { ...draft, revision: draft.revision === revision - 1 ? revision : draft.revision });
}

export const newDraftHandle = (): DraftHandle => ({ id: crypto.randomUUID(), revision: 0, isChanged: false });

const keyOf = (slug: string): string => `post:${slug}`;

export type PostText = WrittenForm & {
  /** Undefined if the editor left the picture unchanged, and null if the editor removed it. */
  image?: ArticleImage | null;
};

export type PostDraft = PostText & {
  revision: number;
  /** The stored text on which the draft is based. Older versions of the desk stored no such text. */
  basis?: PostText | undefined;
  /** Undefined if an older version of the desk stored this entry. */
  draft?: DraftHandle | undefined;
};

export type DraftHandle = {
  id: string;
  revision: number;
  /** The time at which the server last stored the draft, as ISO text. */
  storedAt?: string | undefined;
  isChanged: boolean;
};
