import * as v from 'valibot';
import { inCamelCase, inSnakeCase } from '#core/casing/field-names.ts';
import type { HealthFacts, Problem, Pulse } from '#core/health/find-problems.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { moment, optional } from '../columns.ts';

/** Returns the facts for the health page. Needs an editor's rights. */
export async function healthFacts(supabase: Database): Promise<HealthFacts> {
  return inCamelCase(answerOf(await supabase.rpc('health_facts'), 'reading facts of health', factsSchema));
}

/** Returns the data for an uptime monitor. Needs all rights. */
export async function sitePulse(supabase: Database): Promise<Pulse> {
  return inCamelCase(answerOf(await supabase.rpc('site_pulse'), 'reading the pulse', pulseSchema));
}

/** Records a health check, and mails new problems at most once a day. */
export async function noteHealth(supabase: Database, problems: Problem[]): Promise<void> {
  const noted = await supabase.rpc('note_health', { problems: inSnakeCase(problems) });
  answerOf(noted, 'recording a check of health');
}

/** Records that a backup was fetched. Needs all rights. */
export async function noteBackup(supabase: Database): Promise<void> {
  answerOf(await supabase.rpc('note_backup'), 'recording a backup');
}

/** Records that a backup was fetched and restored as a rehearsal. Needs all rights. */
export async function noteRehearsal(supabase: Database): Promise<void> {
  answerOf(await supabase.rpc('note_rehearsal'), 'recording a rehearsal');
}

const pulseSchema = v.object({ tick_age: optional(v.number()), has_failed_build: v.boolean() });

const waiting = v.object({ n: v.number(), since: optional(moment) });
const times = [
  'ticked_at',
  'backed_up_at',
  'rehearsed_at',
  'checked_at',
  'backup_failed_at',
  'pending_since',
  'asked_at',
  'built_at',
  'failed_at',
] as const;
const queues = [
  'mails_lost',
  'mails_waiting',
  'messages_held',
  'payments',
  'invitations',
  'signed_in',
] as const;
const texts = ['news_failed', 'news_waiting', 'feeds', 'outdated'] as const;

const factsSchema = v.object({
  ...v.entriesFromList(times, optional(moment)),
  ...v.entriesFromList([...queues, ...texts], waiting),
  now: moment,
  installed_at: moment,
  built_version: v.number(),
  backup_error: optional(v.string()),
  builds_asked: v.number(),
  missing_pages: v.array(v.object({ path: v.string(), times: v.number() })),
  database_bytes: v.number(),
});
