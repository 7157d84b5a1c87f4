import type { ArticleImage } from '#core/images/article-image.ts';

/**
 * What is being written over a stored post, kept in this browser until it is saved or thrown away. It belongs to the
 * revision it was written from.
 */
export function keptDraft(slug: string): PostDraft | undefined {
  const stored = localStorage.getItem(keyOf(slug));
  return stored === null ? undefined : (JSON.parse(stored) as PostDraft);
}

export const keepDraft = (slug: string, draft: PostDraft): void =>
  localStorage.setItem(keyOf(slug), JSON.stringify(draft));

export const forgetDraft = (slug: string): void => localStorage.removeItem(keyOf(slug));

/** The post has moved, as its new revision; what is being written over it moves along. */
export function moveDraft(from: string, { slug, revision }: { slug: string; revision: number }): void {
  const draft = keptDraft(from);
  if (draft === undefined) return;
  forgetDraft(from);
  // Written over an older version, it stays so: its writer is told.
  keepDraft(slug, { ...draft, revision: draft.revision === revision - 1 ? revision : draft.revision });
}

const keyOf = (slug: string): string => `post:${slug}`;

export type PostText = {
  title: string;
  excerpt: string;
  content: string;
  metaTitle: string;
  metaDescription: string;
  /** Absent where the stored one stays, null where there shall be none. */
  image?: ArticleImage | null;
};

export type PostDraft = PostText & { revision: number };
