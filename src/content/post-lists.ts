import type { Locale } from '#core/locale.ts';

/** All published posts by language, oldest first, without their texts. */
export type PostLists = {
  posts: Record<Locale, PostKey[]>;
  news: Record<Locale, PostKey[]>;
  versions: Map<string, PostVersion[]>;
};

export type PostVersion = {
  slug: string;
  slugBase: string;
  locale: Locale;
  /** `publishedAt` is in milliseconds since 1970. */
  publishedAt: number;
};

export type PostKey = PostVersion & {
  id: string;
  revision: number;
  /** The words from `significantWords` for this post, separated by spaces. */
  words: string;
};
