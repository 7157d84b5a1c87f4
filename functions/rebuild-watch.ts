import type { Config } from '@netlify/functions';
import { bringRebuildToHost } from '#adapters/publishing.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { renewRebuild } from '#adapters/supabase/rebuild-queue.ts';

/** A hook promises no build. Slower than this and it is asked for again, in seconds. */
const lostAfterSeconds = 15 * 60;

/** Brings to the host what an interrupted function left pending, and asks again for a build that never came. */
export default async (): Promise<void> => {
  const supabase = supabaseWithoutPerson();
  await renewRebuild(supabase, lostAfterSeconds);
  // A scheduled function may run for 30 seconds.
  await bringRebuildToHost(supabase, { seconds: 20 });
};

export const config: Config = { schedule: '*/5 * * * *' };
