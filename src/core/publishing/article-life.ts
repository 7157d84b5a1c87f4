import type { Locale } from '../locale.ts';

/** What happens to stored articles beside their text, with the rights of the editor who asks. */
export type ArticleLife = {
  /** Sets or takes away the time at which a draft goes out. False where it is published meanwhile. */
  schedule: (slug: string, at: Date | undefined) => Promise<boolean>;
  /** Without a language, and with Dutch, the whole article. */
  trash: (article: { slugBase: string; locale: Locale | undefined }) => Promise<TrashedPost[]>;
  /** A translation brings its Dutch text with it. */
  restore: (slugs: string[]) => Promise<ChangedPost[]>;
  /** Deletes what lies in the trash for good; answers how many posts. */
  erase: (slugs: string[]) => Promise<number>;
  /** Undefined where the new slug base is taken. */
  rename: (article: { slugBase: string; newBase: string }) => Promise<LivePost[] | undefined>;
  /** All of these changes, or undefined where something has happened since. */
  takeBack: (changes: PostVersion[]) => Promise<LivePost[] | undefined>;
};

export type PostVersion = { slug: string; revision: number };
export type ChangedPost = PostVersion & { language: Locale };
export type TrashedPost = ChangedPost & { wasPublished: boolean };
export type LivePost = ChangedPost & { isPublished: boolean };
