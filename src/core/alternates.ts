import { defaultLocale, locales, type Locale } from './locale.ts';
import { pagePath, postPath, type PublicPage } from './paths.ts';

/**
 * Lists the language versions of a page that is not a post.
 * @example pageAlternates('blog')[1] // => { locale: 'nl', path: '/nl/blog' }
 */
export const pageAlternates = (page: PublicPage, existing: readonly Locale[] = locales): Alternate[] =>
  existing.map((locale) => ({ locale, path: pagePath({ page, locale }) }));

/**
 * Lists the published versions of a post, in the order of the site's languages.
 * @example postAlternates([{ locale: 'nl', slug: 'zwembad-nl' }]) // => [{ locale: 'nl', path: '/blog/zwembad-nl' }]
 */
export const postAlternates = (versions: readonly { locale: Locale; slug: string }[]): Alternate[] =>
  versions
    .map(({ locale, slug }) => ({ locale, path: postPath(slug) }))
    .sort((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));

/** Chooses the version for readers of other languages: English, or else the first version. */
export const fallbackAlternate = (alternates: readonly Alternate[]): Alternate | undefined =>
  alternates.find(({ locale }) => locale === defaultLocale) ?? alternates[0];

/**
 * Returns a link per language for the language switcher: to the same page, or else to the blog or home page.
 * @example switcherLinks({ path: '/blog/zwembad-nl', alternates: [] })[3] // => { locale: 'de', path: '/de/blog', isSamePage: false }
 */
export function switcherLinks({
  path,
  alternates,
}: {
  path: string;
  alternates: readonly Alternate[];
}): SwitcherLink[] {
  const inBlog = /^(\/[a-z]{2})?\/blog(\/|$)/.test(path);
  return locales.map((locale) => {
    const same = alternates.find((alternate) => alternate.locale === locale)?.path;
    const nearest = pagePath({ page: inBlog ? 'blog' : 'home', locale });
    return { locale, path: same ?? nearest, isSamePage: same !== undefined };
  });
}

type SwitcherLink = Alternate & { isSamePage: boolean };

/** One language version of a page, as listed by `hreflang`, the switcher, the sitemap and the feeds. */
export type Alternate = { locale: Locale; path: string };
