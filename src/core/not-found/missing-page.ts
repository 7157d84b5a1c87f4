import { defaultLocale, isLocale, locales, prefixedLocales, type Locale } from '../locale.ts';
import { localeOfPath, localisedPath, sharedPath } from '../paths.ts';
import { slugFormat, slugParts } from '../post/post.ts';

/** Longest address that is looked at; a longer one is nobody's mistyped link. */
const maxPathLength = 300;

/**
 * Which of the prebuilt pages answers for an address that does not exist, and in which language: that of a post's
 * slug under `/blog/`, else that of the prefix, else English.
 * @example missingPage('/blog/zwembad-nl') // => { kind: 'article', locale: 'nl' }
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
 * The slug that an address of a post names, written as ours are; undefined for any other address.
 * @example postSlugIn('/blog/zwembad-nl') // => 'zwembad-nl'
 */
export function postSlugIn(path: string): string | undefined {
  const slug = /^\/blog\/([^/]+)$/.exec(path.slice(0, maxPathLength))?.[1];
  return slug !== undefined && slugFormat.test(slug) && slugParts(slug) ? slug : undefined;
}

/** Where the prebuilt page for something missing stands. */
export const missingPagePath = ({ kind, locale }: MissingPage): string =>
  localisedPath({ path: kind === 'article' ? '/article-not-found' : '/404', locale });

/**
 * The address somebody meant who typed capitals, a trailing slash, `.html`, a prefix before a post or the prefix of
 * English, however often. Reading it once more changes nothing, so one look at the site settles whether it exists.
 * @example canonicalPath('/NL/Blog/') // => '/nl/blog'
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

/** One layer less. It never gets longer, so at the latest as many rounds as there are characters come to an end. */
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

/** A post has none: its slug says its language. */
const prefixOfPost = new RegExp(
  `^/(?:${prefixedLocales.join('|')})(?=/blog/[a-z0-9-]+-(?:${locales.join('|')})$)`,
);

export type MissingPage = { kind: 'article' | 'page'; locale: Locale };
