import type { Locale } from '#core/locale.ts';

/** All published posts by language, oldest first, without their texts. */
export type PostLists = {
  posts: Record<Locale, PostKey[]>;
  /** The daily news alone. */
  news: Record<Locale, PostKey[]>;
  /** The languages of each article, by slug base. */
  versions: Map<string, PostVersion[]>;
};

/** An article in one of its languages. */
export type PostVersion = {
  slug: string;
  slugBase: string;
  locale: Locale;
  /** Milliseconds since 1970. */
  publishedAt: number;
};

/** Enough of a post to know which pages exist and whether they changed. */
export type PostKey = PostVersion & {
  id: string;
  revision: number;
  /** `significantWords`, separated by spaces. */
  words: string;
};
