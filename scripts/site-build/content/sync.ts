import pRetry from 'p-retry';
import { publishedPosts, type PublishedPosts } from '#adapters/supabase/posts/published-posts.ts';
import { requireSetting } from '#adapters/settings.ts';
import type { Snapshot } from '#content/snapshot/snapshot.ts';
import { locales, type Locale } from '#core/locale.ts';

/**
 * Brings the snapshot to what the database shows a visitor now, reading only the posts that changed. It is replaced
 * as a whole or not at all; a failed or incomplete reading throws, and the build stops.
 */
export const syncContent = (snapshot: Snapshot): Promise<SyncedContent> =>
  syncSnapshot(
    snapshot,
    publishedPosts({
      supabaseUrl: requireSetting('SUPABASE_URL'),
      publishableKey: requireSetting('SUPABASE_PUBLISHABLE_KEY'),
    }),
  );

/** How often a sync starts over because posts change while it reads them. */
const maxReads = 5;

/** Retries only where posts changed between the list and the read. */
const retrying = {
  retries: maxReads - 1,
  minTimeout: 0,
  shouldRetry: ({ error }: { error: Error }) => error instanceof PostsChanged,
};

export const syncSnapshot = (snapshot: Snapshot, database: PublishedPosts): Promise<SyncedContent> =>
  pRetry(async () => {
    const listed = (await listChanges(snapshot, database)) ?? (await listAll(snapshot, database));
    if (!(await isReadAsListed(snapshot, database, listed))) throw new PostsChanged();

    snapshot.replace(listed);
    const posts = countByLocale(snapshot);
    if (listed.total !== sum(Object.values(posts)))
      throw new Error(
        `The database lists ${listed.total} published posts, but the snapshot holds ${sum(Object.values(posts))}.`,
      );
    return { contentVersion: listed.contentVersion, posts, read: listed.outdated.length };
  }, retrying);

class PostsChanged extends Error {
  override message = `The posts changed during each of ${maxReads} readings, so none is complete. Please try again.`;
}

/** Lays the outdated posts aside as they come: the texts of all posts have no room in memory. */
async function isReadAsListed(
  { incoming }: Snapshot,
  database: PublishedPosts,
  { outdated, revisions }: Listed,
): Promise<boolean> {
  incoming.clear();
  let read = 0;
  for await (const batch of database.read(outdated)) {
    if (batch.some((post) => revisions.get(post.id) !== post.revision)) return false;
    incoming.add(batch);
    read += batch.length;
  }
  return read === outdated.length;
}

/** What the database says has changed; undefined where it cannot tell, or the sums say that something would be missed. */
async function listChanges(snapshot: Snapshot, database: PublishedPosts): Promise<Listed | undefined> {
  const mark = snapshot.mark();
  const changes = mark === undefined ? undefined : await database.changes(mark);
  if (changes === undefined) return undefined;
  const { totals, revisions, gone } = changes;
  const known = snapshot.revisionsOf([...revisions.keys(), ...gone]);
  const outdated = [...revisions.keys()].filter((id) => known.get(id) !== revisions.get(id));
  const had = snapshot.totals();
  const after = {
    posts: had.posts + [...revisions.keys()].filter((id) => !known.has(id)).length - countKnown(gone, known),
    revisions: had.revisions - sum([...known.values()]) + sum([...revisions.values()]),
  };
  return after.posts === totals.posts && after.revisions === totals.revisions
    ? { ...changes, gone: gone.filter((id) => known.has(id)), outdated, total: totals.posts }
    : undefined;
}

async function listAll(snapshot: Snapshot, database: PublishedPosts): Promise<Listed> {
  const listed = await database.index();
  const had = snapshot.revisions();
  const outdated = [...listed.revisions].filter(([id, revision]) => had.get(id) !== revision);
  return {
    ...listed,
    outdated: outdated.map(([id]) => id),
    gone: [...had.keys()].filter((id) => !listed.revisions.has(id)),
    total: listed.revisions.size,
  };
}

const countKnown = (ids: string[], known: Map<string, number>): number =>
  ids.filter((id) => known.has(id)).length;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const countByLocale = (snapshot: Snapshot): Record<Locale, number> =>
  Object.fromEntries(locales.map((locale) => [locale, snapshot.posts(locale).size()])) as Record<
    Locale,
    number
  >;

/** `outdated`: the posts that are to be read. `total`: how many there are to be afterwards. */
type Listed = {
  contentVersion: number;
  mark: string | undefined;
  revisions: Map<string, number>;
  outdated: string[];
  gone: string[];
  total: number;
};

/** `read`: how many posts had changed and were read anew. */
export type SyncedContent = { contentVersion: number; posts: Record<Locale, number>; read: number };
