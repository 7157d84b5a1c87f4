/** What the desk shows about the daily news of the last days. */
import { overviewSchema, type NewsOverview } from '#core/news/news-overview.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import * as v from 'valibot';
import type { NewsCounts } from '#core/news/news-counts.ts';

const maxDays = 30;

/**
 * Lets the schedule publish news that no person has read again, after failures of the judge had ended it. Needs the session
 * of an editor, confirmed with the second factor if there is one.
 */
export const allowUnreadNews = (supabase: Database): Promise<void> => rpc(supabase, 'allow_unread_news');

/** Needs an editor's rights. */
export async function newsOverview(
  supabase: Database,
  { feeds }: { feeds: string[] },
): Promise<NewsOverview> {
  const overview = await rpc(supabase, 'news_overview', { max: maxDays }, overviewSchema);
  // Removes feeds that are no longer configured, and adds configured feeds without a stored state.
  const configured = overview.sources.filter(({ address }) => feeds.includes(address));
  const withoutState = feeds
    .filter((address) => !configured.some((source) => source.address === address))
    .map((address) => ({ address, name: address, reports: 0, troublesInARow: 0 }));
  return { ...overview, sources: [...configured, ...withoutState] };
}

/** Needs only a visitor's rights. */
export const newsCounts = (supabase: Database): Promise<NewsCounts> =>
  rpc(supabase, 'news_counts', {}, countsSchema);

const countsSchema = v.object({ written: v.number(), struck: v.number(), corrected: v.number() });
