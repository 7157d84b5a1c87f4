import { fallbackAlternate, pageAlternates, postAlternates, type Alternate } from '#core/alternates.ts';
import { locales, type Locale } from '#core/locale.ts';
import { blogPath, newsPath, pagePath, postPath, publicPages, type PublicPage } from '#core/paths.ts';
import { numberedPageCount } from '#core/post/overview.ts';
import { slugsOf } from '#core/post/post.ts';
import type { PostKey, PostLists, PostVersion } from './post-lists.ts';
import type { PageOf } from './post-pages.ts';

/** This sitemap lists all public pages in each language, except posts and numbered overviews. */
const pageSitemapPath = '/sitemap-pages-0.xml';

const overviewSitemapPath = '/sitemap-overviews.xml';

const partSize = 200;

/** The number of full, numbered sitemaps of a language. The newest posts are in the sitemap without a number. */
const fullParts = (posts: number): number => Math.max(0, Math.ceil(posts / partSize) - 1);

/** @example partPath('nl', 2) // => '/sitemap-posts-nl-2.xml'. Without a number: '/sitemap-posts-nl.xml' */
const partPath = (locale: Locale, number?: number): string =>
  `/sitemap-posts-${locale}${number === undefined ? '' : `-${number}`}.xml`;

const partPaths = (locale: Locale, posts: number): string[] => [
  ...Array.from({ length: fullParts(posts) }, (_, index) => partPath(locale, index + 1)),
  partPath(locale),
];

export const sitemapParts = (
  locale: Locale,
  { posts, versions }: Pick<PostLists, 'posts' | 'versions'>,
): PageOf<SitemapPart>[] =>
  partPaths(locale, posts[locale].length).map((path, index) => {
    const part = posts[locale].slice(index * partSize, (index + 1) * partSize);
    const versionsOf = ({ slugBase }: PostKey): PostVersion[] => versions.get(slugBase) ?? [];
    return {
      path,
      params: { part: path.replace(/^\/sitemap-posts-|\.xml$/g, '') },
      get props() {
        return { entries: part.map((post) => entryOf(post, versionsOf(post))) };
      },
      key: part
        .map((post) => `${post.publishedAt} ${post.slug} ${slugsOf(versionsOf(post)).join()}`)
        .join('\n'),
    };
  });

const entryOf = ({ slug, publishedAt }: PostKey, versions: PostVersion[]): SitemapEntry => ({
  path: postPath(slug),
  publishedAt,
  alternates: versions.length < 2 ? [] : postAlternates(versions),
});

export function sitemapIndexPage(lists: PostLists): PageOf<{ paths: string[] }> {
  const parts = locales.flatMap((locale) => partPaths(locale, lists.posts[locale].length));
  // A sitemap must contain a URL, so the index omits the overview sitemap if there are no numbered overviews.
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

export function overviewSitemapPage(lists: PostLists): PageOf<OverviewSitemap> {
  const counts = overviewCounts(lists);
  return { path: overviewSitemapPath, params: {}, props: { counts }, key: JSON.stringify(counts) };
}

const overviewCounts = ({ posts, news }: PostLists): OverviewSitemap['counts'] =>
  locales.flatMap((locale) => [
    { of: 'posts', locale, pages: numberedPageCount(posts[locale].length) },
    { of: 'news', locale, pages: numberedPageCount(news[locale].length) },
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

function languageLinks(alternates: Alternate[]): { lang: string; path: string }[] {
  const fallback = fallbackAlternate(alternates);
  if (alternates.length < 2 || fallback === undefined) return [];
  return [
    ...alternates.map(({ locale, path }) => ({ lang: locale, path })),
    { lang: 'x-default', path: fallback.path },
  ];
}

/** `publishedAt` is in milliseconds since 1970. */
export type SitemapEntry = { path: string; publishedAt: number; alternates: Alternate[] };

export type SitemapPart = { entries: SitemapEntry[] };

export type OverviewSitemap = { counts: { of: 'posts' | 'news'; locale: Locale; pages: number }[] };
