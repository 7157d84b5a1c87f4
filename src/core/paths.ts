import { defaultLocale, isLocale, prefixedLocales, type Locale } from './locale.ts';

/** The pages that exist once per language, by the address they share. */
export const publicPages = {
  home: '/',
  blog: '/blog',
  news: '/blog/news',
  bitcoin: '/betalen-met-bitcoin',
  partners: '/partners',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  legal: '/legal',
} as const;

/**
 * The address of a page in a language. No trailing slash, English without prefix.
 * @example pagePath({ page: 'partners', locale: 'de' }) // => '/de/partners'
 * @example pagePath({ page: 'home', locale: 'nl' }) // => '/nl'
 */
export function pagePath({ page, locale }: { page: PublicPage; locale: Locale }): string {
  return localisedPath({ path: publicPages[page], locale });
}

/**
 * Puts the language in front of an address that all languages share.
 * @example localisedPath({ path: '/blog', locale: 'es' }) // => '/es/blog'
 */
export function localisedPath({ path, locale }: { path: string; locale: Locale }): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * The language an address is written in.
 * @example localeOfPath('/de/blog') // => 'de'
 * @example localeOfPath('/blog') // => 'en'
 */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}

/**
 * An address without the language in front of it, as all languages share it.
 * @example sharedPath('/de/blog') // => '/blog'
 * @example sharedPath('/de') // => '/'
 */
export const sharedPath = (path: string): string => path.replace(languagePrefix, '') || '/';

const languagePrefix = new RegExp(`^/(?:${prefixedLocales.join('|')})(?=/|$)`);

/**
 * The address of a blog overview: the newest posts, or a numbered page of older ones (1 is the oldest).
 * @example blogPath({ locale: 'de' }) // => '/de/blog'
 * @example blogPath({ locale: 'de', page: 2 }) // => '/de/blog/page/2'
 */
export function blogPath({ locale, page }: { locale: Locale; page?: number }): string {
  const overview = pagePath({ page: 'blog', locale });
  return page === undefined ? overview : `${overview}/page/${page}`;
}

/**
 * The address of an overview of the daily news; numbered like the blog's.
 * @example newsPath({ locale: 'de', page: 2 }) // => '/de/blog/news/page/2'
 */
export function newsPath({ locale, page }: { locale: Locale; page?: number }): string {
  const overview = pagePath({ page: 'news', locale });
  return page === undefined ? overview : `${overview}/page/${page}`;
}

/**
 * The address of a post. It carries no prefix: the slug ends in its language.
 * @example postPath('zwembad-nl') // => '/blog/zwembad-nl'
 */
export const postPath = (slug: string): string => `/blog/${slug}`;

/** @example feedPath('nl') // => '/nl/rss.xml' */
export const feedPath = (locale: Locale): string => localisedPath({ path: '/rss.xml', locale });

/** Where the link in the mail of a preview leads; a function draws it, and no search finds it. */
export const previewPath = '/preview';
/** The feed of the daily news alone. @example newsFeedPath('nl') // => '/nl/news.xml' */
export const newsFeedPath = (locale: Locale): string => localisedPath({ path: '/news.xml', locale });

/** The page on which a customer pays an order; which one stands behind the #. Found by no search. */
export const bitcoinOrderPage = '/betalen-met-bitcoin/order';

/** Where a message leads that was sent without script; found by no search, in every language under its prefix. */
export const thanksPage = '/thanks';

export type PublicPage = keyof typeof publicPages;
