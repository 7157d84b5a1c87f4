import * as v from 'valibot';
import type { HealthFacts, Problem, Pulse } from '#core/health/find-problems.ts';
import { moment, optional } from '#core/casing/stored-values.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Reads the numbers from which `find-problems.ts` derives problems. Needs an editor’s rights. */
export const healthFacts = (supabase: Database): Promise<HealthFacts> =>
  rpc(supabase, 'health_facts', {}, factsSchema);

/** Reads what `isWell` needs to answer uptime monitors. Needs the secret key. */
export const sitePulse = (supabase: Database): Promise<Pulse> => rpc(supabase, 'site_pulse', {}, pulseSchema);

/** Records a health check. Mails the problems, at most once a day, if their codes differ from the last mail’s. */
export const noteHealth = (supabase: Database, problems: Problem[]): Promise<void> =>
  rpc(supabase, 'note_health', { problems });

/** Needs the secret key. */
export const noteBackup = (supabase: Database): Promise<void> => rpc(supabase, 'note_backup');

/** Records that a backup was fetched and restored as a rehearsal. Needs the secret key. */
export const noteRehearsal = (supabase: Database): Promise<void> => rpc(supabase, 'note_rehearsal');

const pulseSchema = v.object({ tick_age: optional(v.number()), has_failed_build: v.boolean() });

const waiting = v.object({ n: v.number(), since: optional(moment) });
const times = [
  ...(['ticked_at', 'backed_up_at', 'rehearsed_at', 'checked_at', 'backup_failed_at'] as const),
  ...(['pending_since', 'asked_at', 'built_at', 'failed_at'] as const),
];
const queues = [
  ...(['mails_lost', 'mails_waiting', 'enquiries_held', 'payments', 'invitations', 'signed_in'] as const),
  ...(['news_failed', 'news_waiting', 'unread_news', 'judge_failed', 'feeds', 'outdated'] as const),
];

const factsSchema = v.object({
  ...v.entriesFromList(times, optional(moment)),
  ...v.entriesFromList(queues, waiting),
  now: moment,
  installed_at: moment,
  built_version: v.number(),
  backup_error: optional(v.string()),
  builds_asked: v.number(),
  missing_pages: v.array(v.object({ path: v.string(), times: v.number() })),
  database_bytes: v.number(),
});
