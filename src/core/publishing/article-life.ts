import type { Locale } from '../locale.ts';

/** Changes stored articles, except their text, with the rights of the calling editor. */
export type ArticleLife = {
  /** Sets or clears the time of publication. Returns false if the post is already published. */
  schedule: (slug: string, at: Date | undefined) => Promise<boolean>;
  /** Moves posts to the trash. Without a language, or with Dutch, moves the whole article. */
  trash: (article: { slugBase: string; locale: Locale | undefined }) => Promise<TrashedPost[]>;
  /** Restores posts. If a translation is restored, its Dutch text is restored as well. */
  restore: (slugs: string[]) => Promise<ChangedPost[]>;
  /** Deletes posts in the trash for good, and returns how many were deleted. */
  erase: (slugs: string[]) => Promise<number>;
  /** Renames an article. Returns undefined if the new slug base is taken. */
  rename: (article: { slugBase: string; newBase: string }) => Promise<LivePost[] | undefined>;
  /** Undoes all of these changes. If one of the posts has changed since, undoes nothing and returns undefined. */
  takeBack: (changes: PostVersion[]) => Promise<LivePost[] | undefined>;
};

export type PostVersion = { slug: string; revision: number };
export type ChangedPost = PostVersion & { language: Locale };
export type TrashedPost = ChangedPost & { wasPublished: boolean };
export type LivePost = ChangedPost & { isPublished: boolean };
