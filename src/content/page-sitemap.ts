import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import { fallbackAlternate, pageAlternates, type Alternate } from '#core/alternates.ts';
import { locales } from '#core/locale.ts';
import { pagePath, publicPages, sharedPath, type PublicPage } from '#core/paths.ts';

/** Where Astro's integration puts the sitemap of the pages that exist once per language. */
export const pageSitemapPath = '/sitemap-pages-0.xml';

/**
 * The sitemap of the pages that exist once per language: written with each bundle, since only code changes which there are. What
 * depends on posts stands in parts of its own (`sitemap.ts`).
 */
export function pageSitemapOptions(siteUrl: string): SitemapOptions {
  const listed = pages().flatMap((page) =>
    locales.map((locale) => new URL(pagePath({ page, locale }), siteUrl).href),
  );
  return {
    filenameBase: 'sitemap-pages',
    customPages: listed,
    filter: (url) => listed.includes(url),
    serialize: withLanguages,
    namespaces: { news: false, image: false, video: false },
  };
}

const pages = (): PublicPage[] => Object.keys(publicPages) as PublicPage[];

function withLanguages(item: SitemapItem): SitemapItem {
  const address = new URL(item.url);
  const page = pages().find((name) => publicPages[name] === sharedPath(address.pathname));
  const links = page === undefined ? [] : languageLinks(pageAlternates(page));
  return {
    ...item,
    // The home page has no slash in any other place that names it.
    url: address.href.replace(/(?<=[^/])\/$/, ''),
    ...(links.length === 0
      ? {}
      : { links: links.map(({ lang, path }) => ({ lang, url: new URL(path, address).href })) }),
  };
}

/** A page in one language only needs no links; any other names all of them and the one for everybody else. */
export function languageLinks(alternates: Alternate[]): { lang: string; path: string }[] {
  const fallback = fallbackAlternate(alternates);
  if (alternates.length < 2 || fallback === undefined) return [];
  return [
    ...alternates.map(({ locale, path }) => ({ lang: locale, path })),
    { lang: 'x-default', path: fallback.path },
  ];
}
