import { publishedPosts, type PublishedPosts } from '#adapters/supabase/posts/published-posts.ts';
import { locales, type Locale } from '#core/locale.ts';
import type { PublishedPost } from '#core/post/published-post.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';

/**
 * Brings the snapshot to what the database shows a visitor now, reading only the posts that changed. It is replaced
 * as a whole or not at all; a failed or incomplete reading throws, and the build stops.
 */
export async function syncContent({
  snapshotFile,
  supabaseUrl,
  publishableKey,
}: SyncPlace): Promise<SyncedContent> {
  const snapshot = openSnapshot(snapshotFile);
  try {
    return await syncSnapshot(snapshot, publishedPosts({ supabaseUrl, publishableKey }));
  } finally {
    snapshot.close();
  }
}

/** How often the database may change under our eyes before the reading is given up. */
const mostReadings = 5;

export async function syncSnapshot(snapshot: Snapshot, database: PublishedPosts): Promise<SyncedContent> {
  const had = snapshot.revisions();
  for (let reading = 1; reading <= mostReadings; reading++) {
    const { contentVersion, revisions } = await database.index();
    const outdated = [...revisions].filter(([id, revision]) => had.get(id) !== revision).map(([id]) => id);

    const changed: PublishedPost[] = [];
    for await (const batch of database.read(outdated)) changed.push(...batch);

    // Somebody published or changed a post between the list and the reading: read again, from a new list.
    const asListed = changed.filter((post) => revisions.get(post.id) === post.revision);
    if (changed.length !== outdated.length || asListed.length !== outdated.length) continue;

    const gone = [...had.keys()].filter((id) => !revisions.has(id));
    snapshot.replace({ contentVersion, gone, changed });
    return { contentVersion, posts: countByLocale(snapshot, revisions.size), read: changed.length };
  }
  throw new Error(
    `The posts changed during each of ${mostReadings} readings, so none is complete. Please try again.`,
  );
}

function countByLocale(snapshot: Snapshot, expected: number): Record<Locale, number> {
  const counts = Object.fromEntries(locales.map((locale) => [locale, 0])) as Record<Locale, number>;
  const keys = snapshot.keys();
  for (const { locale } of keys) counts[locale]++;
  if (keys.length !== expected) {
    throw new Error(`The database lists ${expected} published posts, but the snapshot holds ${keys.length}.`);
  }
  return counts;
}

export type SyncPlace = { snapshotFile: string; supabaseUrl: string; publishableKey: string };

/** `read`: how many posts had changed and were read anew. */
export type SyncedContent = { contentVersion: number; posts: Record<Locale, number>; read: number };
