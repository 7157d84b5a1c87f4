import type { Config } from '@netlify/functions';
import { bringRebuildToHost } from '#adapters/publishing.ts';
import { publishDuePosts } from '#adapters/supabase/article-life.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';

/** Publishes what is due, a run that was missed included, and asks for the build that shows it. */
export default async (): Promise<void> => {
  const supabase = supabaseWithoutPerson();
  await publishDuePosts(supabase);
  // A scheduled function may run for 30 seconds.
  await bringRebuildToHost(supabase, { seconds: 20 });
};

export const config: Config = { schedule: '* * * * *' };
