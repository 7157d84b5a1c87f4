/** DANGER: works with the secret key. Only the host calls this, when a deploy of the public site has ended. */
import { pathsOfChanges } from '#core/index-now.ts';
import { memoryOfAwaited } from '#core/publishing/rebuild/awaited-build.ts';
import { noteBreakdown } from '#adapters/note-breakdown.ts';
import { announcePages } from '#adapters/indexnow/announce-pages.ts';
import { liveContentVersion, liveVersionOnceAt } from '#adapters/live-site.ts';
import { findSetting, requireSetting } from '#adapters/settings.ts';
import { publicPostsChangedSince } from '#adapters/supabase/posts/changed-posts.ts';
import { supabaseWithoutPerson, type Database } from '#adapters/supabase/client.ts';
import { rebuildMemory, recordBuild } from '#adapters/supabase/site/rebuild-queue.ts';
import { enforceSharedToken } from '#adapters/supabase/access/shared-account.ts';

/** What was changed while the build before was made, in milliseconds: it is told once more rather than never. */
const overlap = 60 * 60 * 1000;

/**
 * Ends sessions opened with a token that is no longer in force, notes the version the site now shows, and tells search
 * engines which pages changed.
 */
export async function noteDeploySucceeded(): Promise<void> {
  const supabase = supabaseWithoutPerson();
  // New settings reach the functions with a deploy, a new shared token among them. First, since it depends on nothing else; the
  // sessions have ended even where the account could not be reset, which the next sign-in does.
  if (findSetting('ADMIN_TOKEN') !== undefined) await enforceSharedToken(supabase).catch(noteBreakdown);
  const { builtAt, askedVersion } = await rebuildMemory(supabase);
  const version = await liveVersionOnceAt(askedVersion);
  if (version === undefined)
    throw new Error(`A deploy succeeded, but ${requireSetting('SITE_URL')}/build.json cannot be read.`);
  await recordBuild(supabase, { version, ok: true });
  await announceChanges(supabase, new Date((builtAt?.getTime() ?? overlap) - overlap));
}

/**
 * Notes that the build last asked for failed, and why. The site before it stays online. A deploy that failed for something
 * else, such as code that was pushed, changes nothing.
 */
export async function noteDeployFailed({ reason, begunAt }: FailedDeploy): Promise<void> {
  const supabase = supabaseWithoutPerson();
  const read = async () => {
    const [memory, liveVersion] = await Promise.all([rebuildMemory(supabase), liveContentVersion()]);
    return { memory, liveVersion };
  };
  const memory = await memoryOfAwaited({ read, begunAt });
  if (memory === undefined) return;
  await recordBuild(supabase, {
    version: memory.askedVersion,
    ok: false,
    error: reason ?? 'The host gave no reason.',
  });
}

/** Nothing depends on search engines: where they cannot be told, the log says so. */
async function announceChanges(supabase: Database, since: Date): Promise<void> {
  try {
    const posts = await publicPostsChangedSince(supabase, since);
    await announcePages({ siteUrl: requireSetting('SITE_URL'), paths: pathsOfChanges(posts) });
  } catch (cause) {
    noteBreakdown(cause);
  }
}

type FailedDeploy = { reason: string | undefined; begunAt: Date };
