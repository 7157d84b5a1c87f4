/** DANGER: works with the secret key. Only the host calls this code, when a deploy of the public site has ended. */
import { pathsOfChanges } from '#core/search-engines/index-now.ts';
import { awaitedBuildMemory } from '#core/publishing/rebuild/awaited-build.ts';
import { reportError } from '#adapters/report-error.ts';
import { announcePages } from '#adapters/indexnow/announce-pages.ts';
import { liveContentVersion, liveVersionOnceAt } from '#adapters/live-site.ts';
import { findSetting, requireSetting } from '#adapters/settings.ts';
import { publicPostsChangedSince } from '#adapters/supabase/posts/changed-posts.ts';
import { supabaseWithoutPerson, type Database } from '#adapters/supabase/client.ts';
import { rebuildMemory, recordBuild } from '#adapters/supabase/site/rebuild-queue.ts';
import { enforceSharedToken } from '#adapters/supabase/access/shared-account.ts';

/**
 * The time by which the periods of two announcements overlap, in milliseconds. A change made during the previous build is
 * therefore announced twice rather than never.
 */
const overlap = 60 * 60 * 1000;

/**
 * Ends sessions that were opened with a replaced token, records the version that the site shows now, and announces changed
 * pages to search engines.
 */
export async function noteDeploySucceeded(): Promise<void> {
  const supabase = supabaseWithoutPerson();
  // A deploy may bring a new shared token to the functions. Sessions of the old token end even if resetting the shared
  // account fails. The next sign-in then resets the account.
  if (findSetting('ADMIN_TOKEN') !== undefined) await enforceSharedToken(supabase).catch(reportError);
  const { builtAt, askedVersion } = await rebuildMemory(supabase);
  const version = await liveVersionOnceAt(askedVersion);
  if (version === undefined)
    throw new Error(`A deploy succeeded, but ${requireSetting('SITE_URL')}/build.json cannot be read.`);
  await recordBuild(supabase, { version, ok: true });
  await announceChanges(supabase, new Date((builtAt?.getTime() ?? overlap) - overlap));
}

/**
 * Records that the last requested build failed, and why. The site stays online. If the failed deploy was not a build of
 * content but, for example, of pushed code, nothing is recorded.
 */
export async function noteDeployFailed({ reason, begunAt }: FailedDeploy): Promise<void> {
  const supabase = supabaseWithoutPerson();
  const read = async () => {
    const [memory, liveVersion] = await Promise.all([rebuildMemory(supabase), liveContentVersion()]);
    return { memory, liveVersion };
  };
  const memory = await awaitedBuildMemory({ read, begunAt });
  if (memory === undefined) return;
  await recordBuild(supabase, {
    version: memory.askedVersion,
    ok: false,
    error: reason ?? 'The host gave no reason.',
  });
}

/** Announces changed pages. Failures are only logged, because nothing depends on search engines. */
async function announceChanges(supabase: Database, since: Date): Promise<void> {
  try {
    const posts = await publicPostsChangedSince(supabase, since);
    await announcePages({ siteUrl: requireSetting('SITE_URL'), paths: pathsOfChanges(posts) });
  } catch (cause) {
    reportError(cause);
  }
}

type FailedDeploy = { reason: string | undefined; begunAt: Date };
