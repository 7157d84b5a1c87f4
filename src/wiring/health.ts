import { findProblems, type Problem } from '#core/health/find-problems.ts';
import { buildAllowance } from '#core/publishing/rebuild/build-allowance.ts';
import { defaultQuietSeconds } from '#core/publishing/rebuild/rebuild-times.ts';
import { defaultRetentionDays } from '#core/lifetimes.ts';
import { bitcoinSetUp } from '#adapters/bitcoin-order/set-up.ts';
import { liveBuild } from '#adapters/live-site.ts';
import { newsDateDue } from '#adapters/netlify/news-order.ts';
import { invalidSettings, missingSettings } from '#adapters/setting-problems.ts';
import { numberSetting } from '#adapters/settings.ts';
import type { Database } from '#adapters/supabase/client.ts';
import { contactLimit } from '#adapters/supabase/messages/enquiry-store.ts';
import { healthFacts, noteHealth } from '#adapters/supabase/site/health.ts';
import { unreadNews } from './news.ts';
import { buildsPerMonth } from './rebuild.ts';

/** The current problems of this installation, most urgent first; `supabase` is an editor's or the service's. */
export async function currentProblems(supabase: Database): Promise<Problem[]> {
  const [facts, live] = await Promise.all([healthFacts(supabase), liveBuild()]);
  const invalid = invalidSettings([
    () => numberSetting('REBUILD_QUIET_SECONDS', defaultQuietSeconds),
    buildsPerMonth,
    () => numberSetting('RETENTION_DAYS', defaultRetentionDays),
    () => newsDateDue(new Date()),
    unreadNews,
    contactLimit,
    bitcoinSetUp,
  ]);
  return findProblems(facts, {
    missing: missingSettings(),
    invalid,
    allowance: invalid.includes('BUILDS_PER_MONTH') ? undefined : buildAllowance(buildsPerMonth()),
    liveVersion: live?.contentVersion,
    skipped: live?.skipped ?? [],
  });
}

/** Checks the installation and queues a mail where its problems have changed; for the schedule. */
export async function checkHealth(supabase: Database): Promise<void> {
  await noteHealth(supabase, await currentProblems(supabase));
}
