import { pause } from '#core/answering/pause.ts';
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { rebuildTimes, type RebuildTimes } from '#core/publishing/rebuild/rebuild-times.ts';
import type { RebuildRequests } from '#core/publishing/ports.ts';
import { standBy } from '#core/publishing/rebuild/stand-by.ts';
import { runRebuild, type RebuildOutcome } from '#core/publishing/rebuild/run-rebuild.ts';
import { buildHook } from '#adapters/netlify/build-hook.ts';
import { buildsPerMonth } from '#adapters/netlify/builds-per-month.ts';
import { numberSetting } from '#adapters/settings.ts';
import { supabaseWithoutPerson, type Database } from '#adapters/supabase/client.ts';
import { askForRebuild, rebuildQueue } from '#adapters/supabase/site/rebuild-queue.ts';

/**
 * Requests builds after changes of public pages. Uses the secret key, because editors’ sessions may not change the
 * queue of rebuilds.
 */
export function rebuildFor(afterAnswer: AfterAnswer): RebuildRequests {
  return {
    async request() {
      const supabase = supabaseWithoutPerson();
      const { run, ...answer } = await askForRebuild(supabase);
      if (!run) {
        if (answer.rebuild === 'waiting') afterAnswer(standByFor(supabase, afterAnswer));
        return answer;
      }
      afterAnswer(bringRebuildToHost(supabase, afterAnswer));
      return (await buildHook().isReachable()) ? answer : { ...answer, rebuild: 'unreachable' };
    },
  };
}

function standByFor(supabase: Database, { deadline }: Run): Promise<void> {
  return standBy({
    ask: () => askForRebuild(supabase),
    takeOver: async () => {
      await bringRebuildToHost(supabase, { deadline });
    },
    pause,
    deadline: Math.min(deadline, Date.now() + runMs),
  });
}

/** A function that may run for longer leaves a longer wait to the schedule, because each second of a function costs. */
const runMs = 50_000;

/** Continues an overdue rebuild if its runner no longer responds. */
export async function takeOverRebuild(run: Run): Promise<void> {
  const supabase = supabaseWithoutPerson();
  if ((await askForRebuild(supabase)).run) await bringRebuildToHost(supabase, run);
}

/** Waits until changes stop arriving, then calls the build hook. Starts no wait that would end after the deadline. */
export function bringRebuildToHost(
  supabase: Database,
  { deadline, attempts = 3 }: Run & { attempts?: number },
): Promise<RebuildOutcome> {
  return runRebuild({
    queue: rebuildQueue(supabase),
    hook: buildHook({ attempts }),
    pause,
    times: configuredRebuildTimes(),
    deadline: Math.min(deadline, Date.now() + runMs),
  });
}

export const configuredRebuildTimes = (): RebuildTimes =>
  rebuildTimes({
    quietSeconds: numberSetting('REBUILD_QUIET_SECONDS'),
    buildsPerMonth: buildsPerMonth(),
  });

type Run = Pick<AfterAnswer, 'deadline'>;
