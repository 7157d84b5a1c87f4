import type { Locale } from '#core/locale.ts';

/** All published posts by language, oldest first, without their texts. */
export type PostLists = {
  posts: Record<Locale, PostKey[]>;
  news: Record<Locale, PostKey[]>;
  /** The language versions of each article, by slug base. */
  versions: Map<string, PostVersion[]>;
};

export type PostVersion = {
  slug: string;
  slugBase: string;
  locale: Locale;
  /** In milliseconds since 1970. */
  publishedAt: number;
};

/** The fields that determine which pages exist and whether they have changed. */
export type PostKey = PostVersion & {
  id: string;
  revision: number;
  /** The output of `significantWords` for the post, separated by spaces. */
  words: string;
};
