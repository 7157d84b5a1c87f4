import type { Locale } from '../../locale.ts';
import { slugParts } from '../post.ts';

/** Returns the slugs of linked posts in other languages. A translation has such links, copied from its source. */
export function foreignLinks({ content, locale }: { content: string; locale: Locale }): string[] {
  const slugs = Array.from(content.matchAll(/\/blog\/([a-z\d-]+)/g), ([, slug = '']) => slug);
  return [...new Set(slugs)].filter((slug) => isForeign(slug, locale));
}

/**
 * Replaces each link to a post in another language with a link to the version in the page’s language, whose slug is
 * in `own`. Without such a version, adds the linked post’s language as `hreflang`, which the page’s style shows.
 */
export const withOwnLinks = (body: string, { locale, own }: { locale: Locale; own: OwnLinks }): string =>
  body.replaceAll(/href="\/blog\/([a-z\d-]+)(?=["#?])/g, (link, slug: string) => {
    if (!isForeign(slug, locale)) return link;
    return own[slug] === undefined
      ? `hreflang="${slugParts(slug)?.locale ?? ''}" ${link}`
      : `href="/blog/${own[slug]}`;
  });

const isForeign = (slug: string, locale: Locale): boolean =>
  ![undefined, locale].includes(slugParts(slug)?.locale);

export type OwnLinks = Record<string, string>;
