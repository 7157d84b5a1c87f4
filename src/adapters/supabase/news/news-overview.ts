import { overviewSchema, type NewsOverview } from '#core/news/news-overview.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

/** The days shown, newest first. */
const maxDays = 30;

/** The latest days of news and the health of today's feeds, with an editor's rights. */
export async function newsOverview(
  supabase: Database,
  { feeds }: { feeds: string[] },
): Promise<NewsOverview> {
  const overview = answerOf(
    await supabase.rpc('news_overview', { most: maxDays }),
    'reading the days of news',
    overviewSchema,
  );
  // Feeds removed from the settings are left out; new ones were not read yet.
  const known = overview.sources.filter(({ address }) => feeds.includes(address));
  const unasked = feeds
    .filter((address) => !known.some((source) => source.address === address))
    .map((address) => ({ address, name: address, reports: 0, troubles_in_a_row: 0 }));
  return { ...overview, sources: [...known, ...unasked] };
}
