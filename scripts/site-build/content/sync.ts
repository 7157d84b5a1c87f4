import pRetry from 'p-retry';
import { publishedPosts, type PublishedPosts } from '#adapters/supabase/posts/published-posts.ts';
import { requireSetting } from '#adapters/settings.ts';
import type { PublishedPost } from '#core/post/published-post.ts';
import { PostsMissed, type Snapshot } from '#content/snapshot/snapshot.ts';
import type { Locale } from '#core/locale.ts';

/**
 * Updates the snapshot to what the database shows a visitor now, and reads only the posts that changed. The snapshot changes
 * completely or not at all. If reading fails, the function throws and the build stops.
 */
export const syncContent = (snapshot: Snapshot): Promise<SyncedContent> =>
  syncSnapshot(
    snapshot,
    publishedPosts({
      supabaseUrl: requireSetting('SUPABASE_URL'),
      publishableKey: requireSetting('SUPABASE_PUBLISHABLE_KEY'),
    }),
  );

/** A sync starts over this many times if posts change while it reads them. */
const maxReads = 5;

const retries = {
  retries: maxReads - 1,
  minTimeout: 0,
  shouldRetry: ({ error }: { error: Error }) => error instanceof PostsChanged || error instanceof PostsMissed,
};

export function syncSnapshot(snapshot: Snapshot, database: PublishedPosts): Promise<SyncedContent> {
  let mark = snapshot.mark();
  return pRetry(async () => {
    const changes = mark === undefined ? undefined : await database.changes(mark);
    const listed = changes ?? (await database.index());
    const { contentVersion, revisions } = listed;
    try {
      await snapshot.replace(
        {
          contentVersion,
          mark: listed.mark,
          outdated: changes === undefined ? 'all' : [...revisions.keys(), ...changes.gone],
          total: changes?.total ?? revisions.size,
        },
        readAsListed(database, revisions),
      );
    } catch (cause) {
      // The snapshot and the changes do not fit together, so the next attempt reads all posts.
      if (cause instanceof PostsMissed) mark = undefined;
      throw cause;
    }
    return { contentVersion, posts: snapshot.counts(), read: revisions.size };
  }, retries);
}

class PostsChanged extends Error {
  override message = `The posts changed during each of ${maxReads} readings, so none is complete. Please try again.`;
}

/**
 * Reads the posts in batches, because the texts of all posts need too much memory. Throws if a post changed after it was listed.
 */
async function* readAsListed(
  database: PublishedPosts,
  revisions: Map<string, number>,
): AsyncGenerator<PublishedPost[]> {
  let read = 0;
  for await (const batch of database.read([...revisions.keys()])) {
    if (batch.some((post) => revisions.get(post.id) !== post.revision)) throw new PostsChanged();
    yield batch;
    read += batch.length;
  }
  if (read !== revisions.size) throw new PostsChanged();
}

/** `read` is the number of posts that the sync read. */
export type SyncedContent = { contentVersion: number; posts: Record<Locale, number>; read: number };
