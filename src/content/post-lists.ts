import type { Locale } from '#core/locale.ts';
import { slugParts } from '#core/post/post.ts';
import type { SameLanguageLinks } from '#core/post/related/post-links.ts';

/** All published posts without their texts: by language, oldest first, and in `versions` by slug base. */
export type PostLists = {
  posts: Record<Locale, PostKey[]>;
  news: Record<Locale, PostKey[]>;
  versions: Map<string, LanguageVersion[]>;
};

export type LanguageVersion = {
  slug: string;
  slugBase: string;
  locale: Locale;
  /** `publishedAt` is in milliseconds since 1970. */
  publishedAt: number;
};

export type PostKey = LanguageVersion & {
  id: string;
  /** When the post was corrected or, if it never was, published, in milliseconds since 1970. */
  changedAt: number;
  revision: number;
  /** The words from `significantWords` for this post, separated by spaces. */
  words: string;
  /** The slugs from `foreignLinks` for this post, separated by spaces. */
  links: string;
};

/** Maps the slug of each linked post in another language to the slug of the same article in `locale`, if any. */
export const sameLanguageLinks = (
  { links, locale }: PostKey,
  versions: PostLists['versions'],
): SameLanguageLinks =>
  Object.fromEntries(
    (links.match(/\S+/g) ?? []).flatMap((slug) => {
      // A link may contain the public slug of a post, which need not begin with the slug base.
      const others =
        versions.get(slugParts(slug)?.slugBase ?? '') ??
        [...versions.values()].find((article) => article.some((other) => other.slug === slug));
      return (others ?? []).filter((other) => other.locale === locale).map((own) => [slug, own.slug]);
    }),
  );
