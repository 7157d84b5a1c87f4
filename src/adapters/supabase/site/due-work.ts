import * as v from 'valibot';
import type { RebuildTimes } from '#core/publishing/rebuild/rebuild-times.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { timesForDatabase } from './rebuild-queue.ts';

/**
 * Lets the database do its due work: it deletes what has expired, publishes scheduled posts, and queues mails. Returns
 * the work that is left, and a sentence for each step that failed. Needs the secret key.
 */
export const beginTick = (supabase: Database, { times, ...rest }: TickRequest): Promise<BegunTick> =>
  rpc(supabase, 'begin_tick', { asked: { ...rest, times: times && timesForDatabase(times) } }, begunSchema);

const kinds = [
  ...(['rebuild', 'watch', 'mails', 'news', 'payments', 'translations'] as const),
  ...(['words', 'health', 'backup'] as const),
];

const dueSchema = v.object(v.entriesFromList(kinds, v.boolean()));

const begunSchema = v.object({ due: v.nullable(dueSchema), failed: v.array(v.string()) });

/** An undefined value skips one kind of work. Without `retentionDays`, for example, messages are kept. */
export type TickRequest = {
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

export type BegunTick = v.InferOutput<typeof begunSchema>;
