import * as v from 'valibot';
import type { RebuildTimes } from '#core/publishing/rebuild/rebuild-times.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { timesAsked } from './rebuild-queue.ts';

/** Returns the work that the schedule must start now, and records the call. Needs the secret key. */
export const dueWork = (supabase: Database, { times, ...rest }: WorkAsked): Promise<DueWork> =>
  rpc(supabase, 'begin_tick', { asked: { ...rest, times: times && timesAsked(times) } }, dueSchema);

/** Deletes data that has passed its retention period. Needs the secret key. */
export const deleteExpired = (supabase: Database): Promise<void> => rpc(supabase, 'delete_expired');

const kinds = [
  ...(['posts', 'rebuild', 'watch', 'mails', 'news', 'messages', 'payments', 'translations'] as const),
  ...(['cleanup', 'trash', 'words', 'health', 'backup'] as const),
];

const dueSchema = v.object(v.entriesFromList(kinds, v.boolean()));

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
