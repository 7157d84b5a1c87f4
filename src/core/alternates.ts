import { defaultLocale, locales, type Locale } from './locale.ts';
import { blogPath, pagePath, postPath, type PublicPage } from './paths.ts';

/**
 * All language versions of an ordinary page.
 * @example pageAlternates('blog')[1] // => { locale: 'nl', path: '/nl/blog' }
 */
export const pageAlternates = (page: PublicPage): Alternate[] =>
  locales.map((locale) => ({ locale, path: pagePath({ page, locale }) }));

/**
 * The published versions of a post, in the order of the site's languages.
 * @example postAlternates([{ locale: 'nl', slug: 'zwembad-nl' }]) // => [{ locale: 'nl', path: '/blog/zwembad-nl' }]
 */
export const postAlternates = (versions: readonly { locale: Locale; slug: string }[]): Alternate[] =>
  versions
    .map(({ locale, slug }) => ({ locale, path: postPath(slug) }))
    .sort((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));

/** The version for readers of none of our languages: English, or else the first. */
export const fallbackAlternate = (alternates: readonly Alternate[]): Alternate | undefined =>
  alternates.find(({ locale }) => locale === defaultLocale) ?? alternates[0];

/**
 * The targets of the language switcher: the same page if it exists in that language, or else its blog or home page.
 * @example switcherLinks({ path: '/blog/zwembad-nl', alternates: [] })[3] // => { locale: 'de', path: '/de/blog' }
 */
export function switcherLinks({
  path,
  alternates,
}: {
  path: string;
  alternates: readonly Alternate[];
}): Alternate[] {
  const inBlog = /^(\/[a-z]{2})?\/blog(\/|$)/.test(path);
  return locales.map((locale) => ({
    locale,
    path:
      alternates.find((alternate) => alternate.locale === locale)?.path ??
      (inBlog ? blogPath({ locale }) : pagePath({ page: 'home', locale })),
  }));
}

/** One version of a page, as used by `hreflang`, the switcher, the sitemap and the feeds. */
export type Alternate = { locale: Locale; path: string };
