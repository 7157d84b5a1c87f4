import pRetry from 'p-retry';
import {
  publishedPosts,
  type PublishedPosts,
  type ReadPost,
} from '#adapters/supabase/posts/published-posts.ts';
import { clientAt } from '#adapters/supabase/client.ts';
import { newsCounts } from '#adapters/supabase/news/news-overview.ts';
import { legalVersions } from '#adapters/supabase/site/legal-versions.ts';
import { publishedBusiness } from '#adapters/supabase/site/business.ts';
import { shownOn } from '#core/business/notice.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { requireSetting } from '#adapters/settings.ts';
import { notRenderable } from '#core/post/text/renderable.ts';
import { boundedHtml, mayBeTooComplex, TextTooComplex } from '#core/post/text/markdown/bounded-markup.ts';
import { PostsMissed, type Snapshot } from '#content/snapshot/snapshot.ts';
import type { BuildInputs } from '#content/build-inputs.ts';
import type { Locale } from '#core/locale.ts';

/**
 * Updates the snapshot completely or not at all, and throws if reading fails. For a post that is invalid or cannot be
 * rendered, the snapshot keeps the last valid version.
 */
export async function syncContent(
  snapshot: Snapshot,
): Promise<{ content: SyncedContent; inputs: Omit<BuildInputs, 'snapshotFile'> }> {
  const supabaseUrl = requireSetting('SUPABASE_URL');
  const publishableKey = requireSetting('SUPABASE_PUBLISHABLE_KEY');
  const content = await syncSnapshot(snapshot, publishedPosts({ supabaseUrl, publishableKey }));
  // The details are read after the content version, so that the details are never older than the content version.
  const database = clientAt({ url: supabaseUrl, key: publishableKey });
  const [{ details, ...saved }, legal, counts] = await Promise.all([
    publishedBusiness(database),
    legalVersions(database),
    newsCounts(database),
  ]);
  const business = { ...saved, details: shownOn(islandDay(new Date()), details) };
  return { content, inputs: { business, legalVersions: legal, newsCounts: counts } };
}

/** If posts change during a sync, the sync reads the posts again. It fails after this number of attempts. */
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
      // The change feed did not report all changes, so the next attempt reads all posts.
      if (cause instanceof PostsMissed) mark = undefined;
      throw cause;
    }
    for (const { slug, problem } of snapshot.skipped())
      console.warn(`The post ${slug} was skipped: ${problem}`);
    return { contentVersion, posts: snapshot.counts(), read: revisions.size };
  }, retries);
}

class PostsChanged extends Error {
  override message = `The posts changed during each of ${maxReads} readings, so none is complete. Please try again.`;
}

/** Reads in batches to limit memory. Throws if a post changed after the database listed it. */
async function* readAsListed(
  database: PublishedPosts,
  revisions: Map<string, number>,
): AsyncGenerator<ReadPost[]> {
  let read = 0;
  for await (const batch of database.read([...revisions.keys()])) {
    if (batch.some((post) => revisions.get(post.id) !== post.revision)) throw new PostsChanged();
    yield batch.map(requireShowable);
    read += batch.length;
  }
  if (read !== revisions.size) throw new PostsChanged();
}

/** Turns a post that is too complex into a problem. To save time, renders only texts that may be too complex. */
function requireShowable(post: ReadPost): ReadPost {
  if ('problem' in post || !mayBeTooComplex(post.content)) return post;
  try {
    boundedHtml(post.content);
    return post;
  } catch (cause) {
    if (!(cause instanceof TextTooComplex)) throw cause;
    const { id, slug, revision } = post;
    return { id, slug, revision, problem: notRenderable };
  }
}

export type SyncedContent = { contentVersion: number; posts: Record<Locale, number>; read: number };
