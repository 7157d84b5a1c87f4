import type { Locale } from '../locale.ts';

/** Changes to stored articles other than their text, with the rights of the calling editor. */
export type ArticleLife = {
  /** Sets or clears the time of publication. False if the post is already published. */
  schedule: (slug: string, at: Date | undefined) => Promise<boolean>;
  /** Without a language, or with Dutch, the whole article. */
  trash: (article: { slugBase: string; locale: Locale | undefined }) => Promise<TrashedPost[]>;
  /** A translation is restored together with its Dutch text. */
  restore: (slugs: string[]) => Promise<ChangedPost[]>;
  /** Deletes posts in the trash for good; returns how many. */
  erase: (slugs: string[]) => Promise<number>;
  /** Undefined if the new slug base is taken. */
  rename: (article: { slugBase: string; newBase: string }) => Promise<LivePost[] | undefined>;
  /** Applies all of these changes, or returns undefined if something changed since. */
  takeBack: (changes: PostVersion[]) => Promise<LivePost[] | undefined>;
};

export type PostVersion = { slug: string; revision: number };
export type ChangedPost = PostVersion & { language: Locale };
export type TrashedPost = ChangedPost & { wasPublished: boolean };
export type LivePost = ChangedPost & { isPublished: boolean };
