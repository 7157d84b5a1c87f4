import { defaultLocale, isLocale, locales, prefixedLocales, type Locale } from '../locale.ts';
import { localeOfPath, localisedPath, sharedPath } from '../paths.ts';
import { slugFormat, slugParts } from '../post/post.ts';

/** A path with more characters is not a mistyped link, so it is not corrected. */
const maxPathLength = 300;

/**
 * Returns the prebuilt page that is shown for a missing address, and its language. Under `/blog/`, the language is that of
 * the slug. For any other address, the prefix decides, and an address without a prefix gets the English page.
 *
 * @example missingPage('/blog/zwembad-nl') // => { kind: 'article', locale: 'nl' }
 *
 * @example missingPage('/de/preise') // => { kind: 'page', locale: 'de' }
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

/**
 * Returns the slug in the canonical address of a post, or undefined for any other address.
 * @example postSlugIn('/blog/zwembad-nl') // => 'zwembad-nl'
 */
export function postSlugIn(path: string): string | undefined {
  const slug = /^\/blog\/([^/]+)$/.exec(path.slice(0, maxPathLength))?.[1];
  return slug !== undefined && slugFormat.test(slug) && slugParts(slug) ? slug : undefined;
}

export const missingPagePath = ({ kind, locale }: MissingPage): string =>
  localisedPath({ path: kind === 'article' ? '/article-not-found' : '/404', locale });

/**
 * Returns the address that a visitor probably meant. Corrects capitals, a trailing slash, `.html`, a language prefix before
 * a post, and the prefix of English, each any number of times. The function is idempotent, so one lookup decides whether
 * the page exists.
 *
 * @example canonicalPath('/NL/Blog/') // => '/nl/blog'
 *
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

/** Applies each correction once. A correction never makes the path longer, so repeating the corrections terminates. */
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

/** Matches a language prefix before a post. The prefix is superfluous, because the slug ends in the language. */
const prefixOfPost = new RegExp(
  `^/(?:${prefixedLocales.join('|')})(?=/blog/[a-z0-9-]+-(?:${locales.join('|')})$)`,
);

export type MissingPage = { kind: 'article' | 'page'; locale: Locale };
