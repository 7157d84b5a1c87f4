import type { Locale } from '../../locale.ts';
import { slugParts } from '../post.ts';

/** Returns the slugs in links to posts in other languages. A translation may keep such links from its source. */
export function foreignLinks({ content, locale }: { content: string; locale: Locale }): string[] {
  const slugs = Array.from(content.matchAll(/\/blog\/([a-z\d-]+)/g), ([, slug = '']) => slug);
  return [...new Set(slugs)].filter((slug) => isForeign(slug, locale));
}

/**
 * Changes the links to posts in other languages. If `sameLanguage` contains a version in the page’s language, links to
 * that version. If not, adds the linked post’s language as `hreflang`, which the page’s style shows.
 */
export const withSameLanguageLinks = (
  body: string,
  { locale, sameLanguage }: { locale: Locale; sameLanguage: SameLanguageLinks },
): string =>
  body.replaceAll(/href="\/blog\/([a-z\d-]+)(?=["#?])/g, (link, slug: string) => {
    if (!isForeign(slug, locale)) return link;
    return sameLanguage[slug] === undefined
      ? `hreflang="${slugParts(slug)?.locale ?? ''}" ${link}`
      : `href="/blog/${sameLanguage[slug]}`;
  });

const isForeign = (slug: string, locale: Locale): boolean =>
  ![undefined, locale].includes(slugParts(slug)?.locale);

/** Maps the slug of a post in another language to the slug of its version in the page’s language. */
export type SameLanguageLinks = Record<string, string>;
