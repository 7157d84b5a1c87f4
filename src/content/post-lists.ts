import type { Locale } from '#core/locale.ts';

/** All published posts by language, oldest first, without their texts. */
export type PostLists = {
  posts: Record<Locale, PostKey[]>;
  /** The posts that are daily news, by language. */
  news: Record<Locale, PostKey[]>;
  /** The language versions of each article, by slug base. */
  versions: Map<string, PostVersion[]>;
};

/** One language version of an article. */
export type PostVersion = {
  slug: string;
  slugBase: string;
  locale: Locale;
  /** When the post was published, in milliseconds since 1970. */
  publishedAt: number;
};

/** Contains the fields of a post that show which pages exist and whether the pages have changed. */
export type PostKey = PostVersion & {
  id: string;
  revision: number;
  /** The result of `significantWords` for the post, separated by spaces. */
  words: string;
};
