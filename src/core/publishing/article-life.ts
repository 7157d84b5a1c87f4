import type { Locale } from '../locale.ts';

/** Changes stored articles apart from their text, with the rights of the calling editor. */
export type ArticleLife = {
  /** Sets or clears the time of publication. Returns false if the post is already published. */
  schedule: (slug: string, at: Date | undefined) => Promise<boolean>;
  /** Moves posts to the trash: without a language, or with Dutch, the whole article. */
  trash: (article: { slugBase: string; locale: Locale | undefined }) => Promise<TrashedPost[]>;
  /** Restores posts. A translation brings back its Dutch text as well. */
  restore: (slugs: string[]) => Promise<ChangedPost[]>;
  /** Deletes posts in the trash for good, and returns how many. */
  erase: (slugs: string[]) => Promise<number>;
  /** Returns undefined if the new slug base is taken. */
  rename: (article: { slugBase: string; newBase: string }) => Promise<LivePost[] | undefined>;
  /** Undoes all of these changes, or returns undefined if something has changed since. */
  takeBack: (changes: PostVersion[]) => Promise<LivePost[] | undefined>;
};

export type PostVersion = { slug: string; revision: number };
export type ChangedPost = PostVersion & { language: Locale };
export type TrashedPost = ChangedPost & { wasPublished: boolean };
export type LivePost = ChangedPost & { isPublished: boolean };
