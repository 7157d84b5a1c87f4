/** Gives pages the published posts while they are rendered, but only pages of the routes that the build tracks. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostTeaser, PublishedPost } from '#core/post/published-post.ts';
import type { Locale } from '#core/locale.ts';
import { buildInputs } from './build-inputs.ts';
import type { PostLists } from './post-lists.ts';
import { inodeOf, openSnapshot, type Snapshot } from './snapshot/snapshot.ts';

/** Set while our build renders a page. `astro build` and `astro dev` do not set it, so they render every page. */
export const rendering = new AsyncLocalStorage<Rendering>();

export function publishedContent(): PublishedContent {
  if (rendering.getStore()?.mayReadPosts === false)
    throw new Error('A page shows posts but is missing in src/content/content-routes.ts.');
  const { snapshotFile: file } = buildInputs();
  const inode = inodeOf(file);
  if (opened?.file !== file || opened.inode !== inode) {
    opened?.snapshot.close();
    opened = undefined;
    opened = { file, inode, snapshot: openSnapshot(file, { readOnly: true }) };
  }
  return opened.snapshot;
}

let opened: { file: string; inode: number | undefined; snapshot: Snapshot } | undefined;

/** `batch`: the pages that the routes answer to Astro. */
type Rendering = { batch: readonly { route: string }[]; mayReadPosts: boolean };

export type PublishedContent = {
  contentVersion: () => number;
  skipped: () => { slug: string; problem: string }[];
  counts: () => Record<Locale, number>;
  lists: () => PostLists;
  post: (slug: string) => PublishedPost;
  teasers: (slugs: readonly string[]) => PostTeaser[];
};
