import { locales, type Locale } from '#core/locale.ts';
import { feedPath, newsFeedPath } from '#core/paths.ts';
import { feedPages } from './feed.ts';
import { listOf } from './post-list.ts';
import {
  newsPages,
  numberedNewsPages,
  numberedPages,
  overviewPages,
  postPagesOf,
  type PageOf,
  type PostLists,
} from './post-pages.ts';
import { publishedContent } from './published-content.ts';
import { overviewSitemapPage, sitemapIndexPage, sitemapParts } from './sitemap.ts';

/** The routes whose pages change with the posts, each with all its pages. Every other page changes with the code alone. */
export const contentRoutes = {
  'src/pages/blog/[slug].astro': (lists) =>
    perLocale((locale) =>
      postPagesOf(lists.posts(locale), { ...lists, from: 0, to: lists.posts(locale).size() }),
    ),
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
} as const satisfies Record<string, (lists: PostLists) => PageOf<object>[]>;

const perLocale = <Props>(pagesIn: (locale: Locale) => PageOf<Props>[]): PageOf<Props>[] =>
  locales.flatMap(pagesIn);

/** It says when it was built, so it is drawn in every build. */
const eachBuild = (path: string, params: Record<string, string> = {}): PageOf<object> => ({
  path,
  params,
  props: {},
});

/** All pages that show posts. */
export function allContentPages(lists: PostLists): ContentPage[] {
  const whole = wholeLists(lists);
  return (Object.keys(contentRoutes) as ContentRoute[]).flatMap((route) =>
    contentRoutes[route](whole).map((page) => ({ route, ...page })),
  );
}

/** The pages of a route, as Astro asks for them where it draws all of them itself: in development. */
export const pathsOf = (route: ContentRoute) => () => contentRoutes[route](wholeLists(publishedContent()));

/** The same lists read once: whoever looks at each post need not ask the file for it. */
function wholeLists(lists: PostLists): PostLists {
  const read = (listIn: PostLists['posts']) =>
    new Map(
      locales.map((locale) => {
        const list = listIn(locale);
        return [locale, list.range(0, list.size())];
      }),
    );
  const [posts, news] = [read(lists.posts), read(lists.news)];
  const versions = Map.groupBy([...posts.values()].flat(), ({ slugBase }) => slugBase);
  return {
    posts: (locale) => listOf(posts.get(locale) ?? []),
    news: (locale) => listOf(news.get(locale) ?? []),
    versionsOf: (slugBase) => versions.get(slugBase) ?? [],
  };
}

export type ContentRoute = keyof typeof contentRoutes;

export type ContentPage = PageOf<object> & { route: ContentRoute };
