/** Finds the page that a visitor meant by an address for which no page exists. */
import { deskPages } from '../desk-pages.ts';
import { defaultLocale, isLocale, locales, prefixedLocales, type Locale } from '../locale.ts';
import { localeOfPath, localisedPath, sharedPath } from '../paths.ts';
import { slugFormat, slugParts } from '../post/post.ts';

/** A longer path is not a typing mistake: `canonicalPath` does not change it. Other functions read only its start. */
const maxPathLength = 300;

/**
 * Returns the “not found” page for a path. The slug determines the language, or else the path's prefix does.
 * @example missingPage('/blog/zwembad-nl') // => { kind: 'article', locale: 'nl' }
 */
export function missingPage(path: string): MissingPage {
  const slug = /^\/blog\/([^/]+)\/?$/.exec(sharedPath(path.slice(0, maxPathLength).toLowerCase()))?.[1];
  if (slug === undefined) return { kind: 'page', locale: localeOfPath(path) };
  const prefix = path.split('/')[1]?.toLowerCase();
  return {
    kind: 'article',
    locale: slugParts(slug)?.locale ?? (isLocale(prefix) ? prefix : localeOfPath(path)),
  };
}

/** Returns the slug in a post's canonical address, or undefined for any other address. */
export function postSlugIn(path: string): string | undefined {
  const slug = /^\/blog\/([^/]+)$/.exec(path.slice(0, maxPathLength))?.[1];
  return slug !== undefined && slugFormat.test(slug) && slugParts(slug) ? slug : undefined;
}

/** The page that says in the visitor’s language that nothing is at an address. */
export const missingPagePath = ({ kind, locale }: MissingPage): string =>
  localisedPath({ path: kind === 'article' ? '/article-not-found' : '/404', locale });

/**
 * Returns the path that a visitor probably meant: in lower case, and without `.html`, `/index`, superfluous slashes
 * and superfluous language prefixes. A second call would change nothing more.
 * @example canonicalPath('/nl/blog/zwembad-nl') // => '/blog/zwembad-nl'
 */
export function canonicalPath(path: string): string {
  if (path.length > maxPathLength || !/^[\w./~-]*$/.test(path)) return path;
  let meant = path;
  for (let before = ''; before !== meant;) {
    before = meant;
    meant = tidied(before);
  }
  return meant;
}

/** Applies each correction once. Corrections never lengthen a path, so repeated corrections come to an end. */
const tidied = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(prefixOfDefault, '')
    .replace(prefixOfPost, '') || '/';

const prefixOfDefault = new RegExp(`^/${defaultLocale}(?=/|$)`);

/** Matches the language prefix of a post's path. The prefix is superfluous, because the slug ends in the language. */
const prefixOfPost = new RegExp(
  `^/(?:${prefixedLocales.join('|')})(?=/blog/[a-z0-9-]+-(?:${locales.join('|')})$)`,
);

/** Paths with more characters are not counted. The database enforces the same limit. */
const maxCountedLength = 200;

/**
 * Whether to count a missing path. Refuses e-mail addresses, long numbers and tokens, which may identify visitors, and
 * the addresses of the desk, which no visitor looks for.
 * @example isCountablePath('/afmelden/jan@example.com') // => false
 */
export const isCountablePath = (path: string): boolean =>
  path.startsWith('/') &&
  path.length <= maxCountedLength &&
  !/@|%40|\d{7}|\w{32}/i.test(path) &&
  !deskPath.test(path);

const deskPath = new RegExp(`^${deskPages.home}(?:/|$)`);

export type MissingPage = { kind: 'article' | 'page'; locale: Locale };
