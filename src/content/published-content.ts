import type { PostTeaser, PublishedPost } from '#core/post/published-post.ts';
import type { PostLists } from './post-pages.ts';
import { inodeOf, openSnapshot, type Snapshot } from './snapshot/snapshot.ts';

/**
 * The published posts as this build sees them. While pages that show none are drawn there is no snapshot, and one that
 * shows some after all fails: `content-routes.ts` has to name it.
 */
export function publishedContent(): PublishedContent {
  const file = process.env['CONTENT_SNAPSHOT'];
  if (file === undefined)
    throw new Error(
      'A page shows posts that src/content/content-routes.ts does not name, or CONTENT_SNAPSHOT names no file: `npm run build` sets it.',
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

export type PublishedContent = PostLists & {
  contentVersion: () => number;
  post: (slug: string) => PublishedPost;
  teasers: (slugs: readonly string[]) => PostTeaser[];
};
