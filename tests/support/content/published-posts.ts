import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { PublishedPosts, ReadPost } from '#adapters/supabase/posts/published-posts.ts';
import type { PublishedPost } from '#core/post/published-post.ts';
import type { Snapshot } from '#content/snapshot/snapshot.ts';
import { aFolder } from '../folder.ts';

/** A post as a build reads it, with Dutch texts that follow from `id`. */
export const aPost = (id: string, overrides: Partial<PublishedPost> = {}): PublishedPost => ({
  id,
  slug: `${id}-nl`,
  slugBase: id,
  locale: 'nl',
  title: `Over ${id}`,
  excerpt: '',
  content: 'Tekst',
  heroImageUrl: undefined,
  heroImageAlt: undefined,
  heroFocus: { x: 50, y: 50 },
  metaTitle: undefined,
  metaDescription: undefined,
  publishedAt: new Date('2026-03-02T08:00:00Z'),
  translation: 'source',
  writtenByAi: false,
  review: undefined,
  correctedAt: undefined,
  revision: 1,
  ...overrides,
});

/** Fakes a database with these posts. `readIds` lists the posts that were read. */
export function aDatabase(posts: ReadPost[], contentVersion = 1): TestDatabase {
  const readIds: string[] = [];
  return {
    readIds,
    index: () =>
      Promise.resolve({
        contentVersion,
        mark: undefined,
        revisions: revisionsOf(posts),
      }),
    changes: () => Promise.resolve(undefined),
    async *read(ids) {
      readIds.push(...ids);
      yield await Promise.resolve(posts.filter(({ id }) => ids.includes(id)));
    },
  };
}

export function aDatabaseWithFeed(
  posts: ReadPost[],
  { changed, contentVersion = 2 }: { changed: string[]; contentVersion?: number },
): TestDatabase {
  const database = aDatabase(posts, contentVersion);
  const shown = posts.filter(({ id }) => changed.includes(id));
  return {
    ...database,
    index: async () => ({ ...(await database.index()), mark: `mark ${contentVersion}` }),
    changes: () =>
      Promise.resolve({
        contentVersion,
        mark: `mark ${contentVersion}`,
        revisions: revisionsOf(shown),
        gone: changed.filter((id) => !shown.some((post) => post.id === id)),
        total: posts.length,
      }),
  };
}

const revisionsOf = (posts: ReadPost[]) => new Map(posts.map(({ id, revision }) => [id, revision]));

/** Returns a path in a new folder, which is deleted after the test. */
export function aSnapshotFile(): string {
  const { folder, remove } = aFolder();
  onTestFinished(remove);
  return path.join(folder, 'content.sqlite');
}

/** The slugs of the Dutch posts, oldest post first. */
export const slugsIn = (snapshot: Snapshot): string[] => keysIn(snapshot).map(({ slug }) => slug);
export const keysIn = (snapshot: Snapshot) => snapshot.lists().posts.nl;

type TestDatabase = PublishedPosts & { readIds: string[] };
