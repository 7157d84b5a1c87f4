import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import { fallbackAlternate, pageAlternates, postAlternates, type Alternate } from '#core/alternates.ts';
import { deskPages } from '#core/desk-pages.ts';
import { locales, type Locale } from '#core/locale.ts';
import {
  bitcoinOrderPage,
  postPath,
  publicPages,
  sharedPath,
  thanksPage,
  type PublicPage,
} from '#core/paths.ts';
import { publishedContent } from './published-content.ts';

/** The sitemap of the ordinary pages; its index names those of the posts, which are made apart. */
export const sitemapOptions = (siteUrl: string): SitemapOptions => ({
  filter: (page) => isListed(new URL(page).pathname),
  serialize: (item) => withLanguages(item),
  customSitemaps: locales.map((locale) => new URL(postSitemapPath(locale), siteUrl).href),
});

/** @example postSitemapPath('nl') // => '/sitemap-posts-nl.xml' */
const postSitemapPath = (locale: Locale): string => `/sitemap-posts-${locale}.xml`;

/**
 * The sitemap of all posts of a language, written from their keys: the integration would look at each address of the
 * site in each build, half a second for every 4,000. Search engines take up to 50,000 posts a file.
 */
export function postSitemap({ locale, siteUrl }: { locale: Locale; siteUrl: URL }): string {
  const { byLocale, versionsOf } = publishedContent();
  const entries = byLocale[locale].map((key) => {
    const modified = new Date(key.publishedAt).toISOString();
    const links = languageLinks(postAlternates(versionsOf(key)));
    const alternates = links.map(
      ({ lang, path }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${siteUrl.origin}${path}"/>`,
    );
    return `<url><loc>${siteUrl.origin}${postPath(key.slug)}</loc><lastmod>${modified}</lastmod>${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

const unlisted = new Set<string>([
  ...Object.values(deskPages),
  '/404',
  '/article-not-found',
  thanksPage,
  bitcoinOrderPage,
  '/styleguide',
]);

const isListed = (path: string): boolean =>
  !/^\/blog\/(?!news$)[^/]+$/.test(path) && !unlisted.has(sharedPath(path));

function withLanguages(item: SitemapItem): SitemapItem {
  const page = new URL(item.url);
  const links = languageLinks(pageVersions(page.pathname));
  return {
    ...item,
    url: page.href.replace(/(?<=[^/])\/$/, ''),
    ...(links.length === 0
      ? {}
      : { links: links.map(({ lang, path }) => ({ lang, url: new URL(path, page).href })) }),
  };
}

/** The languages of an ordinary page, from the same function that its `hreflang` comes from. */
function pageVersions(path: string): Alternate[] {
  const shared = sharedPath(path);
  const page = (Object.keys(publicPages) as PublicPage[]).find((name) => publicPages[name] === shared);
  return page === undefined ? [] : pageAlternates(page);
}

/** A page in one language only needs no links; any other names all of them and the one for everybody else. */
function languageLinks(alternates: Alternate[]): { lang: string; path: string }[] {
  const fallback = fallbackAlternate(alternates);
  if (alternates.length < 2 || fallback === undefined) return [];
  return [
    ...alternates.map(({ locale, path }) => ({ lang: locale, path })),
    { lang: 'x-default', path: fallback.path },
  ];
}
