import type { PublishingTools, RebuildRequests } from '#core/publishing/ports.ts';
import { runRebuild, type RebuildOutcome } from '#core/publishing/run-rebuild.ts';
import { buildHook } from './netlify/build-hook.ts';
import { numberSetting } from './settings.ts';
import { supabaseFor, type Database } from './supabase/client.ts';
import { postStore } from './supabase/post-store.ts';
import { askForRebuild, rebuildQueue } from './supabase/rebuild-queue.ts';

/**
 * What publishing needs, with the rights of the editor who asks. `afterAnswer` keeps work going once the editor
 * has their answer.
 */
export function publishingFor({
  accessToken,
  afterAnswer,
}: {
  accessToken: string;
  afterAnswer: AfterAnswer;
}): PublishingTools {
  const supabase = supabaseFor(accessToken);
  return {
    posts: postStore(supabase),
    rebuild: rebuildRequests(supabase, afterAnswer),
    now: () => new Date(),
  };
}

/** Asks for builds with the rights of the client's person, or with all rights where there is none. */
export const rebuildRequests = (supabase: Database, afterAnswer: AfterAnswer): RebuildRequests => ({
  async request() {
    const { rebuild, run, content_version } = await askForRebuild(supabase);
    const answer = { rebuild, contentVersion: content_version };
    if (!run) return answer;
    afterAnswer(bringRebuildToHost(supabase));
    return (await buildHook().isReachable()) ? answer : { ...answer, rebuild: 'unreachable' };
  },
});

/** Waits for quiet and calls the build hook; gives up before the host would end the function. */
export function bringRebuildToHost(supabase: Database, { seconds = 50 } = {}): Promise<RebuildOutcome> {
  return runRebuild({
    queue: rebuildQueue(supabase),
    hook: buildHook(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    quietSeconds: numberSetting('REBUILD_QUIET_SECONDS', 20),
    deadline: Date.now() + seconds * 1000,
  });
}

export type AfterAnswer = (work: Promise<unknown>) => void;
