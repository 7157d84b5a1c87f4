import { locales, type Locale } from '#core/locale.ts';
import { lastingPages, pagePath, type PublicPage } from '#core/paths.ts';

/** Every page in every language that a site always has, whichever posts it shows. */
export const ordinaryPages: { path: string; locale: Locale; page: PublicPage }[] = lastingPages.flatMap(
  (page) => locales.map((locale) => ({ path: pagePath({ page, locale }), locale, page })),
);

/** Fetches all pages in the sitemaps, except posts that other tests create and delete. Returns their HTML by path. */
export async function listedPages(url: string): Promise<Map<string, string>> {
  const textAt = async (address: string) => (await fetch(new URL(address, url))).text();
  const addressesIn = (sitemap: string) =>
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const pages = new Map<string, string>();
  for (const sitemap of addressesIn(await textAt('/sitemap-index.xml')))
    for (const address of addressesIn(await textAt(sitemap))) {
      const { pathname } = new URL(address);
      if (!/^\/blog\/(proef|browser|toetsen)-/.test(pathname)) pages.set(pathname, await textAt(pathname));
    }
  return pages;
}

export const attribute = (html: string, tag: RegExp, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag.exec(html)?.[0] ?? '')?.[1];

export const hreflangs = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, language, href]) => [language ?? '', href ?? ''],
    ),
  );

/** Returns all URLs of this site that the page links to or loads, as written and as resolved. */
export const linksOf = (html: string, page: string): { written: string; leadsTo: URL }[] =>
  [...html.matchAll(/<[a-z][^<>]*>/g)]
    .flatMap(([tag]) => [...tag.matchAll(/\s(href|src|srcset|component-url|renderer-url)="([^"]*)"/g)])
    .flatMap(([, name, value = '']) =>
      name === 'srcset' ? value.split(',').map((one) => one.trim().split(' ')[0] ?? '') : [value],
    )
    .map((value) => value.replaceAll('&amp;', '&').replaceAll('&#38;', '&'))
    .map((written) => ({ written, leadsTo: new URL(written, page) }))
    .filter(({ leadsTo }) => leadsTo.origin === new URL(page).origin);
