import { fallbackAlternate, pageAlternates, postAlternates, type Alternate } from '#core/alternates.ts';
import { locales, type Locale } from '#core/locale.ts';
import { blogPath, newsPath, pagePath, postPath, publicPages, type PublicPage } from '#core/paths.ts';
import { numberedPageCount } from '#core/post/overview.ts';
import type { PostList } from './post-list.ts';
import type { PageOf, PostLists } from './post-pages.ts';
import type { PostKey, PostVersion } from './snapshot/snapshot-rows.ts';

/** The sitemap of the pages that exist once per language; only code changes which there are. */
const pageSitemapPath = '/sitemap-pages-0.xml';

/** The sitemap of the numbered overviews. */
const overviewSitemapPath = '/sitemap-overviews.xml';

/** How many posts a part names; a part is written anew where one of them changes. */
const partSize = 200;

/** How many full parts there are of so many posts; what is left stands in the part without a number. */
export const fullParts = (posts: number): number => Math.max(0, Math.ceil(posts / partSize) - 1);

/** Which part names the post at this place; counted like the numbers of parts. */
export const partOfPlace = (place: number): number => Math.floor(place / partSize) + 1;

/** @example partPath('nl', 2) // => '/sitemap-posts-nl-2.xml'; the newest: '/sitemap-posts-nl.xml' */
export const partPath = (locale: Locale, number?: number): string =>
  `/sitemap-posts-${locale}${number === undefined ? '' : `-${number}`}.xml`;

/** The parts of a language's sitemap that have these numbers, both included; the newest follows the last full one. */
export function sitemapParts(
  locale: Locale,
  posts: PostList,
  { versionsOf, ...numbers }: { from: number; to: number } & Pick<PostLists, 'versionsOf'>,
): PageOf<SitemapPart>[] {
  const full = fullParts(posts.size());
  const last = Math.min(numbers.to, full + 1);
  return Array.from({ length: Math.max(0, last - numbers.from + 1) }, (_, index) => {
    const number = numbers.from + index;
    const keys = posts.range((number - 1) * partSize, number * partSize);
    const path = partPath(locale, number > full ? undefined : number);
    const versions = versionsOf(keys.map(({ slugBase }) => slugBase));
    const entries = keys.map((key) => entryOf(key, versions.get(key.slugBase) ?? []));
    return {
      path,
      params: { part: path.replace(/^\/sitemap-posts-|\.xml$/g, '') },
      props: { entries },
      key: JSON.stringify(entries),
    };
  });
}

const entryOf = ({ slug, publishedAt }: PostKey, versions: PostVersion[]): SitemapEntry => ({
  path: postPath(slug),
  publishedAt,
  alternates: versions.length < 2 ? [] : postAlternates(versions),
});

/** The index of all sitemaps. */
export function sitemapIndexPage(lists: PostLists): PageOf<{ paths: string[] }> {
  const parts = locales.flatMap((locale) => [
    ...Array.from({ length: fullParts(lists.posts(locale).size()) }, (_, index) =>
      partPath(locale, index + 1),
    ),
    partPath(locale),
  ]);
  // A sitemap names one address at least.
  const overviews = overviewCounts(lists).some(({ pages }) => pages > 0) ? [overviewSitemapPath] : [];
  const paths = [pageSitemapPath, ...overviews, ...parts];
  return { path: '/sitemap-index.xml', params: {}, props: { paths }, key: JSON.stringify(paths) };
}

export const sitemapIndex = ({ paths, siteUrl }: { paths: string[]; siteUrl: URL }): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<sitemap><loc>${siteUrl.origin}${path}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');

/** The sitemap of the numbered overviews. */
export function overviewSitemapPage(lists: PostLists): PageOf<OverviewSitemap> {
  const counts = overviewCounts(lists);
  return { path: overviewSitemapPath, params: {}, props: { counts }, key: JSON.stringify(counts) };
}

const overviewCounts = ({ posts, news }: PostLists): OverviewSitemap['counts'] =>
  locales.flatMap((locale) => [
    { of: 'posts', locale, pages: numberedPageCount(posts(locale).size()) },
    { of: 'news', locale, pages: numberedPageCount(news(locale).size()) },
  ]);

export const overviewSitemap = ({ counts, siteUrl }: OverviewSitemap & { siteUrl: URL }): string =>
  urlset(
    counts.flatMap(({ of, locale, pages }) =>
      Array.from({ length: pages }, (_, index) => {
        const place = { locale, page: index + 1 };
        return urlOf({ path: of === 'news' ? newsPath(place) : blogPath(place), alternates: [] }, siteUrl);
      }),
    ),
  );

export const pageSitemap = (siteUrl: URL): string =>
  urlset(
    (Object.keys(publicPages) as PublicPage[]).flatMap((page) =>
      locales.map((locale) =>
        urlOf({ path: pagePath({ page, locale }), alternates: pageAlternates(page) }, siteUrl),
      ),
    ),
  );

export const postSitemap = ({ entries, siteUrl }: SitemapPart & { siteUrl: URL }): string =>
  urlset(entries.map((entry) => urlOf(entry, siteUrl)));

const urlset = (urls: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');

function urlOf(
  { path, publishedAt, alternates }: Omit<SitemapEntry, 'publishedAt'> & { publishedAt?: number },
  { origin }: URL,
): string {
  const modified =
    publishedAt === undefined ? '' : `<lastmod>${new Date(publishedAt).toISOString()}</lastmod>`;
  const links = languageLinks(alternates).map(
    ({ lang, path: version }) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${version}"/>`,
  );
  return `<url><loc>${origin}${path}</loc>${modified}${links.join('')}</url>`;
}

/** A page in one language only needs no links; any other names all of them and the one for all other readers. */
function languageLinks(alternates: Alternate[]): { lang: string; path: string }[] {
  const fallback = fallbackAlternate(alternates);
  if (alternates.length < 2 || fallback === undefined) return [];
  return [
    ...alternates.map(({ locale, path }) => ({ lang: locale, path })),
    { lang: 'x-default', path: fallback.path },
  ];
}

/** What a sitemap says of a post. `publishedAt`: in milliseconds since 1970. */
export type SitemapEntry = { path: string; publishedAt: number; alternates: Alternate[] };

export type SitemapPart = { entries: SitemapEntry[] };

/** How many numbered overviews there are of each language. */
export type OverviewSitemap = { counts: { of: 'posts' | 'news'; locale: Locale; pages: number }[] };
