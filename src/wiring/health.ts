import { findProblems, type Problem } from '#core/health/find-problems.ts';
import { buildAllowance } from '#core/publishing/rebuild/build-allowance.ts';
import { liveBuild } from '#adapters/live-site.ts';
import { buildsPerMonth } from '#adapters/netlify/builds-per-month.ts';
import { invalidSettings, missingSettings } from '#adapters/setting-problems.ts';
import type { Database } from '#adapters/supabase/client.ts';
import { healthFacts, noteHealth } from '#adapters/supabase/site/health.ts';

/** Returns the current problems, most urgent first. `supabase` needs the rights of an editor or more. */
export async function currentProblems(supabase: Database): Promise<Problem[]> {
  const [facts, live] = await Promise.all([healthFacts(supabase), liveBuild()]);
  const invalid = invalidSettings().map(({ setting }) => setting);
  return findProblems(facts, {
    missing: missingSettings(),
    invalid,
    allowance: invalid.includes('BUILDS_PER_MONTH') ? undefined : buildAllowance(buildsPerMonth()),
    liveVersion: live?.contentVersion,
    skipped: live?.skipped ?? [],
  });
}

/** Queues a mail if the problems of the installation have changed. The schedule calls this. */
export async function checkHealth(supabase: Database): Promise<void> {
  await noteHealth(supabase, await currentProblems(supabase));
}
