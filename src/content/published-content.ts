import type { PostTeaser, PublishedPost } from '#core/post/published-post.ts';
import type { Locale } from '#core/locale.ts';
import type { PostLists } from './post-lists.ts';
import { inodeOf, openSnapshot, type Snapshot } from './snapshot/snapshot.ts';

/** Throws on a page that `content-routes.ts` does not list: the build renders such pages without CONTENT_SNAPSHOT. */
export function publishedContent(): PublishedContent {
  const file = process.env['CONTENT_SNAPSHOT'];
  if (file === undefined)
    throw new Error(
      'A page shows posts but is missing in src/content/content-routes.ts, or CONTENT_SNAPSHOT is not set: `npm run build` sets it.',
    );
  const inode = inodeOf(file);
  if (opened?.file !== file || opened.inode !== inode) {
    opened?.snapshot.close();
    opened = undefined;
    opened = { file, inode, snapshot: openSnapshot(file, { readOnly: true }) };
  }
  return opened.snapshot;
}

let opened: { file: string; inode: number | undefined; snapshot: Snapshot } | undefined;

export type PublishedContent = {
  contentVersion: () => number;
  skipped: () => { slug: string; problem: string }[];
  counts: () => Record<Locale, number>;
  lists: () => PostLists;
  post: (slug: string) => PublishedPost;
  teasers: (slugs: readonly string[]) => PostTeaser[];
};
