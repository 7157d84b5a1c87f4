/** DANGER: works with the secret key. Only the host calls this, when a deploy of the public site has ended. */
import { pathsOfChanges } from '#core/index-now.ts';
import { noteBreakdown } from '../http/note-breakdown.ts';
import { announcePages } from '../indexnow/announce-pages.ts';
import { liveContentVersion } from '../live-site.ts';
import { findSetting, requireSetting } from '../settings.ts';
import { publicPostsChangedSince } from '../supabase/changed-posts.ts';
import { supabaseWithoutPerson, type Database } from '../supabase/client.ts';
import { endSessionsOfOldToken } from '../supabase/first-setup.ts';
import { rebuildMemory, recordBuild } from '../supabase/rebuild-queue.ts';

/** What was changed while the build before was made, in milliseconds: it is told once more rather than never. */
const overlap = 60 * 60 * 1000;

/**
 * Notes the version the site now shows, ends sessions opened with a token that is no longer in force, and tells search
 * engines which pages changed.
 */
export async function noteDeploySucceeded(): Promise<void> {
  const supabase = supabaseWithoutPerson();
  const version = await liveContentVersion();
  if (version === undefined)
    throw new Error(`A deploy succeeded, but ${requireSetting('SITE_URL')}/build.json cannot be read.`);
  const { builtAt } = await rebuildMemory(supabase);
  await recordBuild(supabase, { version, ok: true });
  // New settings reach the functions with a deploy, a new shared token among them.
  const token = findSetting('ADMIN_TOKEN');
  if (token !== undefined) await endSessionsOfOldToken(supabase, token);
  await announceChanges(supabase, new Date((builtAt?.getTime() ?? overlap) - overlap));
}

/** Notes that the build last asked for failed, and why. The site before it stays online. */
export async function noteDeployFailed(reason: string | undefined): Promise<void> {
  const supabase = supabaseWithoutPerson();
  const { askedVersion } = await rebuildMemory(supabase);
  await recordBuild(supabase, {
    version: askedVersion,
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
