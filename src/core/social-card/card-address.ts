import type { Focus } from '../images/focus.ts';
import { isLocale, type Locale } from '../locale.ts';
import { publicPages, type PublicPage } from '../paths.ts';
import { postLimits, slugFormat, slugParts } from '../post/post.ts';

/**
 * Returns the address of the card of a post. The address contains the revision, so that caches notice a change.
 *
 * @example postCardPath({ slug: 'zwembad-nl', revision: 3 }) // => '/og/blog/zwembad-nl.png?v=3'
 */
export const postCardPath = ({ slug, revision }: { slug: string; revision: number }): string =>
  `/og/blog/${slug}.png?v=${revision}`;

/**
 * Returns the address of the card of a page, or of a numbered overview of the blog.
 *
 * @example pageCardPath({ page: 'partners', locale: 'de' }) // => '/og/de/partners.png'
 *
 * @example pageCardPath({ page: 'blog', locale: 'en', number: 2 }) // => '/og/en/blog/2.png'
 */
export const pageCardPath = ({ page, locale, number }: Omit<PageCard, 'of'>): string =>
  `/og/${locale}/${page}${number === undefined ? '' : `/${number}`}.png`;

/**
 * Parses the address of a card. Returns undefined for any other address.
 * @example cardAt('/og/blog/zwembad-nl.png') // => { of: 'post', slug: 'zwembad-nl' }
 */
export function cardAt(path: string): PageCard | { of: 'post'; slug: string } | undefined {
  if (path.length > maxPathLength) return undefined;
  const [, folder = '', name = '', numbered] =
    /^\/og\/(\w+)\/([\w-]+)(?:\/([1-9]\d{0,3}))?\.png$/.exec(path) ?? [];
  if (folder === 'blog' && numbered === undefined)
    return isSlug(name) ? { of: 'post', slug: name } : undefined;
  if (!isLocale(folder) || !isPage(name)) return undefined;
  if (numbered === undefined) return { of: 'page', page: name, locale: folder };
  return name === 'blog' ? { of: 'page', page: name, locale: folder, number: Number(numbered) } : undefined;
}

const maxPathLength = postLimits.slugBase + 30;

const isSlug = (name: string): boolean => slugFormat.test(name) && slugParts(name) !== undefined;

const isPage = (name: string): name is PublicPage => Object.hasOwn(publicPages, name);

export type PageCard = { of: 'page'; page: PublicPage; locale: Locale; number?: number };

export type PostCard = {
  of: 'post';
  slug: string;
  locale: Locale;
  title: string;
  revision: number;
  image?: { path: string; focus: Focus } | undefined;
};

/** The data of a card. The picture depends on nothing else. */
export type SocialCard = PageCard | PostCard;
