import { locales, type Locale } from '#core/locale.ts';
import { feedPath, newsFeedPath } from '#core/paths.ts';
import { feedPages } from './feed.ts';
import {
  newsPages,
  numberedNewsPages,
  numberedPages,
  overviewPages,
  postPagesOf,
  type PageOf,
  type PostLists,
  type PostPage,
} from './post-pages.ts';
import { publishedContent } from './published-content.ts';
import { overviewSitemapPage, sitemapIndexPage, sitemapParts } from './sitemap.ts';

/** The routes whose pages change with the posts, each with all its pages. Every other page changes with the code alone. */
export const contentRoutes = {
  'src/pages/blog/[slug].astro': postPages,
  'src/pages/[...locale]/blog.astro': overviewPages,
  'src/pages/[...locale]/blog/news.astro': newsPages,
  'src/pages/[...locale]/blog/page/[page].astro': ({ posts }) =>
    perLocale((locale) => numberedPages(locale, posts(locale))),
  'src/pages/[...locale]/blog/news/page/[page].astro': ({ news }) =>
    perLocale((locale) => numberedNewsPages(locale, news(locale))),
  'src/pages/[...locale]/rss.xml.ts': ({ posts }) => feedPages(posts, feedPath),
  'src/pages/[...locale]/news.xml.ts': ({ news }) => feedPages(news, newsFeedPath),
  'src/pages/sitemap-posts-[part].xml.ts': (lists) =>
    perLocale((locale) =>
      sitemapParts(locale, lists.posts(locale), { ...lists, from: 1, to: Number.POSITIVE_INFINITY }),
    ),
  'src/pages/sitemap-index.xml.ts': (lists) => [sitemapIndexPage(lists)],
  'src/pages/sitemap-overviews.xml.ts': (lists) => [overviewSitemapPage(lists)],
  'src/pages/build.json.ts': () => [eachBuild('/build.json')],
  'src/pages/[wellKnown]/security.txt.ts': () => [
    eachBuild('/.well-known/security.txt', { wellKnown: '.well-known' }),
  ],
} as const satisfies Record<string, (lists: PostLists) => Iterable<PageOf<object>>>;

const perLocale = <Props>(pagesIn: (locale: Locale) => PageOf<Props>[]): PageOf<Props>[] =>
  locales.flatMap(pagesIn);

/** It says when it was built, so it is drawn in every build. */
const eachBuild = (path: string, params: Record<string, string> = {}): PageOf<object> => ({
  path,
  params,
  props: {},
});

/** A part after the other: the pages of all posts need not lie in memory together. */
function* postPages(lists: PostLists): Generator<PageOf<PostPage>> {
  for (const locale of locales) {
    const posts = lists.posts(locale);
    const size = posts.size();
    for (let from = 0; from < size; from += postsAtATime)
      yield* postPagesOf(posts, { ...lists, from, to: Math.min(from + postsAtATime, size) });
  }
}

/** Several hundred before them are read as well, among which related ones are looked for. */
const postsAtATime = 1000;

/** All pages that show posts, each worked out when it is asked for. */
export function* contentPages(lists: PostLists): Generator<ContentPage> {
  for (const route of Object.keys(contentRoutes) as ContentRoute[])
    for (const page of contentRoutes[route](lists)) yield { route, ...page };
}

/** A route's answer to Astro: all of its pages, or those of the batch that a build renders. */
export const pathsOf =
  <Route extends ContentRoute>(route: Route) =>
  (): PageIn<Route>[] =>
    (batch?.filter((page) => page.route === route) as PageIn<Route>[] | undefined) ?? [
      ...(contentRoutes[route](publishedContent()) as Iterable<PageIn<Route>>),
    ];

/** From here on routes answer with these pages alone. */
export function limitPaths(pages: readonly ContentPage[]): void {
  batch = pages;
}

let batch: readonly ContentPage[] | undefined;

export type ContentRoute = keyof typeof contentRoutes;

type PageIn<Route extends ContentRoute> =
  ReturnType<(typeof contentRoutes)[Route]> extends Iterable<infer Page> ? Page : never;

export type ContentPage = PageOf<object> & { route: ContentRoute };
