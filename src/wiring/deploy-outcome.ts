/** DANGER: works with the secret key. Only the host calls this code, after a deploy of the public site. */
import { pathsOfChanges } from '#core/search-engines/index-now.ts';
import { awaitedBuildMemory } from '#core/publishing/rebuild/awaited-build.ts';
import { reportError } from '#adapters/report-error.ts';
import { announcePages } from '#adapters/indexnow/announce-pages.ts';
import { liveContentVersion, liveVersionOnceAt } from '#adapters/live-site.ts';
import { findSetting, requireSetting } from '#adapters/settings.ts';
import { publicPostsChangedSince } from '#adapters/supabase/posts/changed-posts.ts';
import { supabaseWithoutPerson, type Database } from '#adapters/supabase/client.ts';
import { storeLegalTexts } from '#adapters/supabase/site/legal-versions.ts';
import { rebuildMemory, recordBuild } from '#adapters/supabase/site/rebuild-queue.ts';
import { enforceSharedToken } from '#adapters/supabase/access/shared-account.ts';

/** Milliseconds. Changes are announced from this long before the previous build, so that none is missed. */
const overlap = 60 * 60 * 1000;

export async function noteDeploySucceeded(): Promise<void> {
  const supabase = supabaseWithoutPerson();
  // If only the reset of the shared account fails, its old sessions have ended. The next sign-in repeats the reset.
  if (findSetting('ADMIN_TOKEN') !== undefined) await enforceSharedToken(supabase).catch(reportError);
  const { builtAt, askedVersion } = await rebuildMemory(supabase);
  const version = await liveVersionOnceAt(askedVersion);
  if (version === undefined)
    throw new Error(`A deploy succeeded, but ${requireSetting('SITE_URL')}/build.json cannot be read.`);
  await recordBuild(supabase, { version, ok: true });
  // After a failure, the next deploy stores the texts.
  await storeLegalTexts(supabase).catch(reportError);
  await announceChanges(supabase, new Date((builtAt?.getTime() ?? overlap) - overlap));
}

/** Ignores a failed deploy that no content change requested, such as a deploy of pushed code. */
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

/** Nothing depends on search engines, so a failure is only logged. */
async function announceChanges(supabase: Database, since: Date): Promise<void> {
  try {
    const posts = await publicPostsChangedSince(supabase, since);
    await announcePages({ siteUrl: requireSetting('SITE_URL'), paths: pathsOfChanges(posts) });
  } catch (cause) {
    reportError(cause);
  }
}

type FailedDeploy = { reason: string | undefined; begunAt: Date };
