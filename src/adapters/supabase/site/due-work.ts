import * as v from 'valibot';
import type { RebuildTimes } from '#core/publishing/rebuild/rebuild-times.ts';
import { inSnakeCase } from '#core/casing/field-names.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { timesAsked } from './rebuild-queue.ts';

/** Returns the work that the schedule must start now, and records the call. Needs all rights. */
export async function dueWork(supabase: Database, { times, ...rest }: WorkAsked): Promise<DueWork> {
  const asked = { ...inSnakeCase(rest), times: times && timesAsked(times) };
  return answerOf(await supabase.rpc('begin_tick', { asked }), 'asking what is due', dueSchema);
}

const dueSchema = v.object({
  posts: v.boolean(),
  rebuild: v.boolean(),
  watch: v.boolean(),
  mails: v.boolean(),
  news: v.boolean(),
  messages: v.boolean(),
  payments: v.boolean(),
  translations: v.boolean(),
  trash: v.boolean(),
  words: v.boolean(),
  health: v.boolean(),
  backup: v.boolean(),
});

/** An undefined value skips one kind of work. Without `newsDate`, for example, no news is due. */
export type WorkAsked = {
  times: RebuildTimes | undefined;
  lostAfterSeconds: number;
  remindAfterSeconds: number;
  retentionDays: number | undefined;
  newsDate: string | undefined;
  newsPreview: boolean;
  translations: boolean;
  backupNight: string | undefined;
};

export type DueWork = v.InferOutput<typeof dueSchema>;
