import type { Locale } from '#core/locale.ts';

/** All published posts by language, oldest first, without their texts. */
export type PostLists = {
  posts: Record<Locale, PostKey[]>;
  /** Only the daily news, by language. */
  news: Record<Locale, PostKey[]>;
  /** The languages of each article, by slug base. */
  versions: Map<string, PostVersion[]>;
};

/** One language of an article. */
export type PostVersion = {
  slug: string;
  slugBase: string;
  locale: Locale;
  /** When the post was published, in milliseconds since 1970. */
  publishedAt: number;
};

/** Enough of a post to know which pages exist and whether they changed. */
export type PostKey = PostVersion & {
  id: string;
  revision: number;
  /** The `significantWords` of the post, separated by spaces. */
  words: string;
};
