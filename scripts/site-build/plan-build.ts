import { contentPages } from '#content/content-routes.ts';
import type { TouchedPost } from '#content/snapshot/touched-posts.ts';
import { changedPages, type ChangedPages, type PostCounts } from './content/changed-pages.ts';
import { digestOfKey, type PagesToRender } from './render/render-pages.ts';
import type { KnownPage, SiteCache } from './site/site-cache.ts';

/** The pages whose keys differ from those they were rendered for, and the addresses that are gone. */
export function changesSince(cache: SiteCache, since: Change): Plan {
  const { pages, gone } =
    since.touched.length <= maxTouched ? changedPages(cache.content, since) : comparedPages(cache);
  const changed = pages.filter(({ path, key }) => isChanged(cache.page(path), key));
  return { pages: changed, count: changed.length, gone };
}

/** Beyond this many, all keys are compared: that takes a moment, and each touched post concerns several hundred. */
const maxTouched = 500;

const isChanged = (page: KnownPage | undefined, key: string | undefined): boolean =>
  key === undefined || page?.key !== digestOfKey(key);

function comparedPages(cache: SiteCache): ChangedPages {
  const pages = [...contentPages(cache.content)];
  const paths = new Set(pages.map(({ path }) => path));
  const routes = new Set(pages.map(({ route }): string => route));
  const gone = [...cache.pages()].filter(({ path, route }) => routes.has(route) && !paths.has(path));
  return { pages, gone: gone.map(({ path }) => path) };
}

/** `before`: how many posts there were when the site was built last. */
type Change = { touched: TouchedPost[]; before: PostCounts };

/** What is to be rendered, and the addresses that no longer exist. */
export type Plan = PagesToRender & { gone: string[] };
