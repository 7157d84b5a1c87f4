import type { Locale } from '../locale.ts';
import { blogPath, postPath } from '../paths.ts';

/**
 * Returns the key with which the site notifies search engines of changes (https://www.indexnow.org). The key is public,
 * because a file of the site contains it. It is derived from the address of the site, so that the build and the functions
 * need no shared secret.
 */
export async function indexNowKey(siteUrl: string): Promise<string> {
  const source = new TextEncoder().encode(`indexnow ${new URL(siteUrl).origin}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', source));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @example indexNowPath('0c1d…') // => '/0c1d….txt' */
export const indexNowPath = (key: string): string => `/${key}.txt`;

/**
 * Lists the pages that change with these posts: the pages of the posts, and the overviews in their languages.
 *
 * @example pathsOfChanges([{ slug: 'a-nl', locale: 'nl' }]) // => ['/blog/a-nl', '/nl/blog']
 */
export const pathsOfChanges = (posts: readonly { slug: string; locale: Locale }[]): string[] => [
  ...new Set([
    ...posts.map(({ slug }) => postPath(slug)),
    ...posts.map(({ locale }) => blogPath({ locale })),
  ]),
];
