import { defaultLocale, isLocale, prefixedLocales, type Locale } from './locale.ts';

/** The pages that exist in each language, with their shared address. */
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
 * The address of a page in a language. No trailing slash; English has no prefix.
 * @example pagePath({ page: 'partners', locale: 'de' }) // => '/de/partners'
 * @example pagePath({ page: 'home', locale: 'nl' }) // => '/nl'
 */
export function pagePath({ page, locale }: { page: PublicPage; locale: Locale }): string {
  return localisedPath({ path: publicPages[page], locale });
}

/**
 * Adds the language to a shared address.
 * @example localisedPath({ path: '/blog', locale: 'es' }) // => '/es/blog'
 */
export function localisedPath({ path, locale }: { path: string; locale: Locale }): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * The language of an address.
 * @example localeOfPath('/de/blog') // => 'de'
 * @example localeOfPath('/blog') // => 'en'
 */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}

/**
 * Removes the language from an address.
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
 * The address of an overview of the daily news, numbered like the blog's.
 * @example newsPath({ locale: 'de', page: 2 }) // => '/de/blog/news/page/2'
 */
export function newsPath({ locale, page }: { locale: Locale; page?: number }): string {
  const overview = pagePath({ page: 'news', locale });
  return page === undefined ? overview : `${overview}/page/${page}`;
}

/**
 * The address of a post. It has no prefix, because the slug ends in its language.
 * @example postPath('zwembad-nl') // => '/blog/zwembad-nl'
 */
export const postPath = (slug: string): string => `/blog/${slug}`;

/** @example feedPath('nl') // => '/nl/rss.xml' */
export const feedPath = (locale: Locale): string => localisedPath({ path: '/rss.xml', locale });

/** The target of the link in a preview mail; rendered by a function and hidden from search engines. */
export const previewPath = '/preview';
/**
 * The feed of the daily news.
 * @example newsFeedPath('nl') // => '/nl/news.xml'
 */
export const newsFeedPath = (locale: Locale): string => localisedPath({ path: '/news.xml', locale });

/** The page where a customer pays an order, which the fragment identifies. Hidden from search engines. */
export const bitcoinOrderPage = '/betalen-met-bitcoin/order';

/** The page after a message sent without JavaScript. It exists in every language and is hidden from search engines. */
export const thanksPage = '/thanks';

export type PublicPage = keyof typeof publicPages;
