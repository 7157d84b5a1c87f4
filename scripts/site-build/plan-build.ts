import { contentPages, type ContentPage } from '#content/content-routes.ts';
import type { PostBlock } from '#content/post-blocks.ts';
import type { PostLists } from '#content/post-lists.ts';
import { postPath } from '#core/paths.ts';
import { digestOfKey } from './render/render-pages.ts';

/**
 * Returns the pages that a build must render again, and those that are gone: compares the keys of pages with those of
 * the last build. `allBlocks` are the `postBlocks` of `lists`.
 */
export function changedPages(lists: PostLists, allBlocks: PostBlock[], known: KnownKeys): Changes {
  const blocks = allBlocks.filter(({ name, key }) => known.blocks.get(name) !== key);
  const gone = new Set(known.pages.keys());
  for (const { slug } of Object.values(lists.posts).flat()) gone.delete(postPath(slug));
  const changed: ContentPage[] = [];
  for (const page of contentPages(lists, blocks)) {
    gone.delete(page.path);
    if (page.key === undefined || known.pages.get(page.path) !== digestOfKey(page.key)) changed.push(page);
  }
  return { changed, gone: [...gone], blocks };
}

/** `pages` maps a page's path to the digest of its key. `blocks` maps a block's name to its key (`postBlocks`). */
type KnownKeys = { pages: Map<string, string>; blocks: Map<string, string> };

type Changes = { changed: ContentPage[]; gone: string[]; blocks: PostBlock[] };
