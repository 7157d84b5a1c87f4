import * as v from 'valibot';
import type { RebuildQueue } from '#core/publishing/rebuild/run-rebuild.ts';
import { buildsLeft } from '#core/publishing/rebuild/build-allowance.ts';
import type { RebuildTimes } from '#core/publishing/rebuild/rebuild-times.ts';
import {
  buildFailures,
  type RebuildMemory,
  type RebuildOutlook,
} from '#core/publishing/rebuild/site-status.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { moment, optional } from '../columns.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

export function rebuildQueue(supabase: Database): RebuildQueue {
  return {
    async claim(times) {
      const claimed = await supabase.rpc('claim_rebuild', { times: timesAsked(times) });
      return answerOf(claimed, 'claiming a rebuild', claimSchema);
    },
    async confirm(version) {
      answerOf(await supabase.rpc('confirm_rebuild', { version }), 'confirming a rebuild');
    },
    async fail({ version, error, retrySeconds }) {
      const noted = await supabase.rpc('fail_rebuild', { version, error, retry_seconds: retrySeconds });
      answerOf(noted, 'noting a failed rebuild');
    },
  };
}

export const timesAsked = ({ quietSeconds, maxWaitSeconds, allowance }: RebuildTimes) => ({
  quiet_seconds: quietSeconds,
  longest_wait_seconds: maxWaitSeconds,
  ...(allowance && { builds_per_month: allowance.perMonth, spare_below: allowance.spareBelow }),
});

/** Returns what the desk shows about the next build. Needs an editor's rights. */
export async function rebuildOutlook(supabase: Database, times: RebuildTimes): Promise<RebuildOutlook> {
  const read = await supabase.rpc('rebuild_outlook', { times: timesAsked(times) });
  const outlook = answerOf(read, 'reading what is to be expected of builds', outlookSchema);
  return {
    expectedIn: outlook.due_in,
    isHeld: outlook.is_held,
    usualSeconds: outlook.usual_build_seconds,
    ...buildsLeft(times.allowance, outlook.builds_asked),
  };
}

/** Returns the state of the pending rebuild. Only one caller gets `run: true`. That caller must request the build. */
export async function askForRebuild(supabase: Database): Promise<v.InferOutput<typeof askedSchema>> {
  return answerOf(await supabase.rpc('ask_for_rebuild'), 'asking for a rebuild', askedSchema);
}

/** Returns the stored state of builds. Needs an editor's rights. */
export async function rebuildMemory(supabase: Database): Promise<RebuildMemory> {
  const state = answerOf(await supabase.rpc('rebuild_state'), 'reading the state of builds');
  return inCamelCase(v.parse(stateSchema, state));
}

/** Records the end of a build. Needs all rights, because a build has no user. */
export async function recordBuild(
  supabase: Database,
  { version, ok, error }: { version: number; ok: boolean; error?: string },
): Promise<void> {
  answerOf(
    await supabase.rpc('record_build', { version, ok, error: error ?? null }),
    'noting the end of a build',
  );
}

/** If a requested build has not reported its end, records the build as finished, repeats it or gives up. */
export async function watchRebuild(
  supabase: Database,
  { liveVersion, lostAfterSeconds }: { liveVersion: number | undefined; lostAfterSeconds: number },
): Promise<void> {
  const watched = await supabase.rpc('watch_rebuild', {
    live_version: liveVersion ?? null,
    lost_after_seconds: lostAfterSeconds,
  });
  answerOf(watched, 'looking after a build');
}

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
