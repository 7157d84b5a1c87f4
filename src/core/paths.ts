import { defaultLocale, isLocale, prefixedLocales, type Locale } from './locale.ts';

/** The pages that exist in every language. The values are the part of the address that is the same in all languages. */
export const publicPages = {
  home: '/',
  keys: '/services/keys',
  cleaning: '/services/cleaning',
  pool: '/services/pool',
  works: '/services/works',
  always: '/services/always',
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
 * Returns the address of a page in a language. Addresses have no trailing slash, and English addresses have no prefix.
 *
 * @example pagePath({ page: 'partners', locale: 'de' }) // => '/de/partners'
 *
 * @example pagePath({ page: 'home', locale: 'nl' }) // => '/nl'
 */
export function pagePath({ page, locale }: { page: PublicPage; locale: Locale }): string {
  return localisedPath({ path: publicPages[page], locale });
}

/**
 * Adds the prefix of a language to an address that has no prefix.
 *
 * @example localisedPath({ path: '/blog', locale: 'es' }) // => '/es/blog'
 */
export function localisedPath({ path, locale }: { path: string; locale: Locale }): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * @example localeOfPath('/de/blog') // => 'de'
 * @example localeOfPath('/blog') // => 'en'
 */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}

/**
 * Removes the prefix of the language from an address.
 * @example sharedPath('/de/blog') // => '/blog'
 * @example sharedPath('/de') // => '/'
 */
export const sharedPath = (path: string): string => path.replace(languagePrefix, '') || '/';

const languagePrefix = new RegExp(`^/(?:${prefixedLocales.join('|')})(?=/|$)`);

/**
 * Returns the address of a blog overview. Without `page`, it is the overview of the newest posts. `page` is the number of
 * an overview of older posts, and 1 is the oldest.
 *
 * @example blogPath({ locale: 'de' }) // => '/de/blog'
 *
 * @example blogPath({ locale: 'de', page: 2 }) // => '/de/blog/page/2'
 */
export function blogPath({ locale, page }: { locale: Locale; page?: number }): string {
  const overview = pagePath({ page: 'blog', locale });
  return page === undefined ? overview : `${overview}/page/${page}`;
}

/**
 * Returns the address of an overview of the daily news. The pages are numbered in the same way as those of the blog.
 *
 * @example newsPath({ locale: 'de', page: 2 }) // => '/de/blog/news/page/2'
 */
export function newsPath({ locale, page }: { locale: Locale; page?: number }): string {
  const overview = pagePath({ page: 'news', locale });
  return page === undefined ? overview : `${overview}/page/${page}`;
}

/**
 * Returns the address of a post. The slug ends in its language, so the address has no prefix.
 * @example postPath('zwembad-nl') // => '/blog/zwembad-nl'
 */
export const postPath = (slug: string): string => `/blog/${slug}`;

/** @example feedPath('nl') // => '/nl/rss.xml' */
export const feedPath = (locale: Locale): string => localisedPath({ path: '/rss.xml', locale });

/**
 * The address of the page behind the link in a preview mail. A function renders the page, and search engines do not list
 * it.
 */
export const previewPath = '/preview';
/**
 * Returns the address of the feed of the daily news.
 * @example newsFeedPath('nl') // => '/nl/news.xml'
 */
export const newsFeedPath = (locale: Locale): string => localisedPath({ path: '/news.xml', locale });

/**
 * The address of the page on which a customer pays an order. The fragment identifies the order, and search engines do not
 * list the page.
 */
export const bitcoinOrderPage = '/betalen-met-bitcoin/order';

/**
 * The address of the page that is shown after a visitor sent a message without JavaScript. The page exists in every
 * language, and search engines do not list it.
 */
export const thanksPage = '/thanks';

export type PublicPage = keyof typeof publicPages;
