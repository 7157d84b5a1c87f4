import { business } from '#core/business/current.ts';
import { findProblems } from '#core/health/find-problems.ts';
import { buildAllowance } from '#core/publishing/rebuild/build-allowance.ts';
import { liveBuild } from '#adapters/live-site.ts';
import { buildsPerMonth } from '#adapters/netlify/builds-per-month.ts';
import { findSetting } from '#adapters/settings.ts';
import { missingSettings, settingProblems } from '#adapters/setting-problems.ts';
import type { Database } from '#adapters/supabase/client.ts';
import { healthFacts, noteHealth } from '#adapters/supabase/site/health.ts';

/** Lists problems, most urgent first. `supabase` needs at least the rights of an editor. */
export async function currentHealth(supabase: Database) {
  const [facts, live] = await Promise.all([healthFacts(supabase), liveBuild()]);
  const invalid = settingProblems().map(({ setting }) => setting);
  const problems = findProblems(facts, {
    missing: missingSettings(),
    invalid,
    allowance: buildAllowance(buildsPerMonth()),
    liveVersion: live?.contentVersion,
    skipped: live?.skipped ?? [],
    isNightly: findSetting('BACKUP_URL') !== undefined,
    insurance: business().insurance,
  });
  const { backedUpAt, rehearsedAt, checkedAt, signedIn } = facts;
  return { problems, backedUpAt, rehearsedAt, checkedAt, signedIn };
}

/** Queues a mail if the problems differ from those in the last mail, at most once a day. */
export async function checkHealth(supabase: Database): Promise<void> {
  await noteHealth(supabase, (await currentHealth(supabase)).problems);
}
