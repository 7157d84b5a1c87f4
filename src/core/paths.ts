import { defaultLocale, isLocale, prefixedLocales, type Locale } from './locale.ts';

/** The pages with fixed addresses, without the prefix of a language. */
export const publicPages = {
  home: '/',
  keys: '/services/keys',
  cleaning: '/services/cleaning',
  pool: '/services/pool',
  works: '/services/works',
  always: '/services/always',
  rental: '/services/rental',
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

/** Returns the address of a page, without a trailing slash. English has no prefix. */
export function pagePath({ page, locale }: { page: PublicPage; locale: Locale }): string {
  return localisedPath({ path: publicPages[page], locale });
}

/** Adds a language prefix to an address without one. English has no prefix. */
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
 * Returns the address of the same page in another language. Returns undefined for an address, such as a post's, that
 * is not in `publicPages`.
 * @example pageInLanguage('/nl?pkg=rental#contact', 'de') // => '/de?pkg=rental#contact'
 */
export function pageInLanguage(address: string, locale: Locale): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const shared = sharedPath(path);
  const isPage = path !== '' && Object.values(publicPages).some((page) => page === shared);
  return isPage ? localisedPath({ path: shared, locale }) + rest : undefined;
}

/**
 * Returns the address of an overview. Page 1 has the oldest posts. The overview without `page` has the newest posts.
 * @example overviewPath({ of: 'blog', locale: 'de', page: 2 }) // => '/de/blog/page/2'
 */
export function overviewPath({
  of,
  locale,
  page,
}: {
  of: Overview;
  locale: Locale;
  page?: number | undefined;
}): string {
  const newest = pagePath({ page: of, locale });
  return page === undefined ? newest : `${newest}/page/${page}`;
}

/** A post's address needs no language prefix, because the slug ends in the language. */
export const postPath = (slug: string): string => `/blog/${slug}`;

/** @example feedPath({ of: 'blog', locale: 'nl' }) // => '/nl/rss.xml' */
export const feedPath = ({ of, locale }: { of: Overview; locale: Locale }): string =>
  localisedPath({ path: of === 'news' ? '/news.xml' : '/rss.xml', locale });

/** The link in a preview mail opens this page. A Netlify function renders the page. */
export const previewPath = '/preview';

/** The fragment of the address names the order. Search engines do not list the page. */
export const bitcoinOrderPage = '/betalen-met-bitcoin/order';

/** Visitors see this page after sending a message without JavaScript. Search engines do not list the page. */
export const thanksPage = '/thanks';

export type PublicPage = keyof typeof publicPages;

/** `blog` lists all posts, `news` only the daily news. Each has its numbered pages and its feed. */
export type Overview = Extract<PublicPage, 'blog' | 'news'>;

/** In a language without news, these pages do not exist. */
const pagesAboutNews: readonly PublicPage[] = ['news', 'how-we-write'];

/** The pages that exist in every language. */
export const lastingPages = (Object.keys(publicPages) as PublicPage[]).filter(
  (page) => !pagesAboutNews.includes(page),
);
