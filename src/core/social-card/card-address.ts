import { isLocale, type Locale } from '../locale.ts';
import { publicPages, type PublicPage } from '../paths.ts';
import { postLimits, slugFormat, slugParts } from '../post/post.ts';
import type { PostCard } from './post-card.ts';

/** In pixels. Social networks expect an image of this size. */
export const cardSize = { width: 1200, height: 630 };

/**
 * The address of a post’s image for sharing. It contains the revision of the post, so that caches do not return an
 * outdated card.
 */
export const postCardPath = ({ slug, revision }: { slug: string; revision: number }): string =>
  `/og/blog/${slug}.png?v=${revision}`;

/** The address of a page’s image for sharing. */
export const pageCardPath = ({ page, locale, number }: Omit<PageCard, 'of'>): string =>
  `/og/${locale}/${page}${number === undefined ? '' : `/${number}`}.png`;

/** Reads from the path of a card what the card shows. Returns undefined for any other path. */
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

/** The path of the post with the longest slug. */
const maxPathLength = postLimits.slugBase + '/og/blog/-nl.png'.length;

const isSlug = (name: string): boolean => slugFormat.test(name) && slugParts(name) !== undefined;

const isPage = (name: string): name is PublicPage => Object.hasOwn(publicPages, name);

export type PageCard = { of: 'page'; page: PublicPage; locale: Locale; number?: number };

export type SocialCard = PageCard | PostCard;
