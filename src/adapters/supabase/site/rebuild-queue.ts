import * as v from 'valibot';
import type { RebuildQueue } from '#core/publishing/rebuild/run-rebuild.ts';
import { buildsLeft } from '#core/publishing/rebuild/build-allowance.ts';
import type { RebuildTimes } from '#core/publishing/rebuild/rebuild-times.ts';
import {
  buildFailures,
  type RebuildMemory,
  type RebuildOutlook,
} from '#core/publishing/rebuild/site-status.ts';
import { moment, optional } from '#core/casing/stored-values.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Lets one process at a time call the build hook, and records the outcome. Needs the secret key. */
export function rebuildQueue(supabase: Database): RebuildQueue {
  return {
    claim: (times) => rpc(supabase, 'claim_rebuild', { times: timesForDatabase(times) }, claimSchema),
    confirm: (version) => rpc(supabase, 'confirm_rebuild', { version }),
    fail: (failed) => rpc(supabase, 'fail_rebuild', failed),
  };
}

export const timesForDatabase = ({ quietSeconds, maxWaitSeconds, allowance }: RebuildTimes) => ({
  quiet_seconds: quietSeconds,
  longest_wait_seconds: maxWaitSeconds,
  ...(allowance && { builds_per_month: allowance.perMonth, spare_below: allowance.spareBelow }),
});

/** Needs an editor's rights. */
export async function rebuildOutlook(supabase: Database, times: RebuildTimes): Promise<RebuildOutlook> {
  const outlook = await rpc(supabase, 'rebuild_outlook', { times: timesForDatabase(times) }, outlookSchema);
  return {
    expectedIn: outlook.dueIn,
    isHeld: outlook.isHeld,
    usualSeconds: outlook.usualBuildSeconds,
    ...buildsLeft(times.allowance, outlook.buildsAsked),
  };
}

/** Returns the state of the pending rebuild. The one caller that gets `run: true` must request the build. */
export const askForRebuild = (supabase: Database) => rpc(supabase, 'ask_for_rebuild', {}, askedSchema);

/** Needs an editor's rights. */
export const rebuildMemory = (supabase: Database): Promise<RebuildMemory> =>
  rpc(supabase, 'rebuild_state', {}, stateSchema);

/** Records the end of a build. Needs the secret key, because a build has no user. */
export const recordBuild = (
  supabase: Database,
  { version, ok, error }: { version: number; ok: boolean; error?: string },
): Promise<void> => rpc(supabase, 'record_build', { version, ok, error });

/** Records which version is online. Requests an overdue build again, or marks the build as failed. */
export const watchRebuild = (
  supabase: Database,
  watched: { liveVersion: number | undefined; lostAfterSeconds: number },
): Promise<void> => rpc(supabase, 'watch_rebuild', watched);

const claimSchema = v.variant('state', [
  v.object({ state: v.literal('nothing') }),
  v.object({ state: v.literal('wait'), milliseconds: v.number() }),
  v.object({ state: v.literal('claimed'), version: v.number() }),
]);

const outlookSchema = v.object({
  due_in: optional(v.number()),
  is_held: v.boolean(),
  usual_build_seconds: optional(v.number()),
  builds_asked: v.number(),
});

const askedSchema = v.object({
  rebuild: v.picklist(['requested', 'waiting']),
  run: v.boolean(),
  content_version: v.number(),
});

const stateSchema = v.object({
  content_version: v.number(),
  changed_at: optional(moment),
  pending_since: optional(moment),
  asked_version: v.number(),
  asked_at: optional(moment),
  built_version: v.number(),
  built_at: optional(moment),
  failed_version: optional(v.number()),
  last_error: optional(v.string()),
  last_error_at: optional(moment),
  failure: optional(v.picklist(buildFailures)),
});
