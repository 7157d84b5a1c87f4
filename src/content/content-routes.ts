import { feedPages } from './feed-pages.ts';
import { postBlocks, type PostBlock, type PostPage } from './post-blocks.ts';
import type { PostLists } from './post-lists.ts';
import {
  homePages,
  howWeWritePages,
  newsPages,
  numberedPages,
  overviewPages,
  servicePages,
  type PageOf,
} from './post-pages.ts';
import { publishedContent, rendering } from './published-content.ts';

const postRoute = 'src/pages/blog/[slug].astro';

/**
 * The routes whose pages show posts, each with its pages.
 * A partial build renders only pages of these routes. All other pages change only in a full build.
 */
export const contentRoutes = {
  [postRoute]: (lists) => pagesIn(postBlocks(lists)),
  'src/pages/[...locale]/index.astro': homePages,
  'src/pages/[...locale]/services/[service].astro': servicePages,
  'src/pages/[...locale]/blog.astro': overviewPages,
  'src/pages/[...locale]/blog/news.astro': newsPages,
  'src/pages/[...locale]/news/how-we-write.astro': howWeWritePages,
  'src/pages/[...locale]/blog/page/[page].astro': ({ posts }) => numberedPages('blog', posts),
  'src/pages/[...locale]/blog/news/page/[page].astro': ({ news }) => numberedPages('news', news),
  'src/pages/[...locale]/rss.xml.ts': (lists) => feedPages('blog', lists),
  'src/pages/[...locale]/news.xml.ts': (lists) => feedPages('news', lists),
  'src/pages/build.json.ts': () => [pageOfEachBuild('/build.json')],
  'src/pages/[wellKnown]/security.txt.ts': () => [
    pageOfEachBuild('/.well-known/security.txt', { wellKnown: '.well-known' }),
  ],
} as const satisfies Record<string, (lists: PostLists) => Iterable<PageOf<object>>>;

/** Returns a page that depends on the time of the build. The page has no `key`, so that every build renders it. */
const pageOfEachBuild = (path: string, params: Record<string, string> = {}): PageOf<object> => ({
  path,
  params,
  props: {},
});

/** Yields pages block by block, so that the pages of all posts are never in memory together. */
function* pagesIn(blocks: PostBlock[]): Generator<PageOf<PostPage>> {
  for (const block of blocks) yield* block.pages();
}

/** Yields the pages of all `contentRoutes`. Of the pages of single posts, yields only those in `blocks`. */
export function* contentPages(lists: PostLists, blocks = postBlocks(lists)): Generator<ContentPage> {
  const routes = { ...contentRoutes, [postRoute]: () => pagesIn(blocks) };
  for (const route of Object.keys(routes) as ContentRoute[]) {
    const pages: Iterable<PageOf<object>> = routes[route](lists);
    // The loop adds the route to the page itself, because copying a page would run the page’s getter `props`.
    for (const page of pages) yield Object.assign<typeof page, Pick<ContentPage, 'route'>>(page, { route });
  }
}

/** Returns the `getStaticPaths` of a route: it lists the pages of the batch that is rendered, or else all pages. */
export const pathsOf =
  <Route extends ContentRoute>(route: Route) =>
  (): PageIn<Route>[] => {
    const batch = rendering.getStore()?.batch.filter((page) => page.route === route);
    return [...((batch ?? contentRoutes[route](publishedContent().lists())) as Iterable<PageIn<Route>>)];
  };

export type ContentRoute = keyof typeof contentRoutes;

type PageIn<Route extends ContentRoute> =
  ReturnType<(typeof contentRoutes)[Route]> extends Iterable<infer Page> ? Page : never;

export type ContentPage = PageOf<object> & { route: ContentRoute };
