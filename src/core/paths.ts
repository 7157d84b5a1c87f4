import { defaultLocale, isLocale, prefixedLocales, type Locale } from './locale.ts';

/** The pages that exist in every language, with the part of the address that all languages share. */
export const publicPages = {
  home: '/',
  keys: '/services/keys',
  cleaning: '/services/cleaning',
  pool: '/services/pool',
  works: '/services/works',
  always: '/services/always',
  inspection: '/inspection',
  blog: '/blog',
  news: '/blog/news',
  'how-we-write': '/news/how-we-write',
  bitcoin: '/betalen-met-bitcoin',
  partners: '/partners',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  legal: '/legal',
} as const;

/** Returns the address of a page. It has no trailing slash, and in English no prefix. */
export function pagePath({ page, locale }: { page: PublicPage; locale: Locale }): string {
  return localisedPath({ path: publicPages[page], locale });
}

/** Adds the prefix of a language to an address that has none. English has no prefix. */
export function localisedPath({ path, locale }: { path: string; locale: Locale }): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** @example localeOfPath('/de/blog') // => 'de' */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}

/** Removes the language prefix: '/de/blog' gives '/blog', and '/de' gives '/'. */
export const sharedPath = (path: string): string => path.replace(languagePrefix, '') || '/';

const languagePrefix = new RegExp(`^/(?:${prefixedLocales.join('|')})(?=/|$)`);

/**
 * Returns the address of a blog overview: of the newest posts, or of older ones with `page`. Page 1 has the oldest posts.
 *
 * @example blogPath({ locale: 'de', page: 2 }) // => '/de/blog/page/2'
 */
export function blogPath({ locale, page }: { locale: Locale; page?: number }): string {
  const overview = pagePath({ page: 'blog', locale });
  return page === undefined ? overview : `${overview}/page/${page}`;
}

/** Returns the address of a news overview. The pages are numbered like those of the blog. */
export function newsPath({ locale, page }: { locale: Locale; page?: number }): string {
  const overview = pagePath({ page: 'news', locale });
  return page === undefined ? overview : `${overview}/page/${page}`;
}

/** Returns the address of a post. It has no prefix, because the slug ends in the language. */
export const postPath = (slug: string): string => `/blog/${slug}`;

/** @example feedPath('nl') // => '/nl/rss.xml' */
export const feedPath = (locale: Locale): string => localisedPath({ path: '/rss.xml', locale });

/** The page behind the link in a preview mail. A function renders it. */
export const previewPath = '/preview';
export const newsFeedPath = (locale: Locale): string => localisedPath({ path: '/news.xml', locale });

/** The page where a customer pays the order in the fragment. Not listed by search engines. */
export const bitcoinOrderPage = '/betalen-met-bitcoin/order';

/** The page after a message sent without JavaScript. Not listed by search engines. */
export const thanksPage = '/thanks';

export type PublicPage = keyof typeof publicPages;
