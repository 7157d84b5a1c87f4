import type { Locale } from '../locale.ts';
import { pagePath, postPath } from '../paths.ts';

/** Returns the site’s IndexNow key, which is public and derived from the site’s address (indexnow.org). */
export async function indexNowKey(siteUrl: string): Promise<string> {
  const source = new TextEncoder().encode(`indexnow ${new URL(siteUrl).origin}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', source));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const indexNowPath = (key: string): string => `/${key}.txt`;

/** The addresses to report after changes of posts: the posts, and the overviews that list them. */
export const pathsOfChanges = (posts: readonly { slug: string; locale: Locale }[]): string[] => [
  ...new Set([
    ...posts.map(({ slug }) => postPath(slug)),
    ...posts.map(({ locale }) => pagePath({ page: 'blog', locale })),
  ]),
];
