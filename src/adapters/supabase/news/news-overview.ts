import * as v from 'valibot';
import { overviewSchema, type NewsOverview } from '#core/news/news-overview.ts';
import { inCamelCase, inSnakeCase } from '#core/casing/field-names.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

const maxDays = 30;

/** Needs an editor's rights. */
export async function newsOverview(
  supabase: Database,
  { feeds }: { feeds: string[] },
): Promise<NewsOverview> {
  const read = await supabase.rpc('news_overview', { max: maxDays });
  // The JSON stored with a run has camelCase fields, but `overviewSchema` expects snake_case.
  const stored = inSnakeCase(answerOf(read, 'reading the days of news', v.unknown()));
  const overview = inCamelCase(v.parse(overviewSchema, stored));
  // Removes feeds that are no longer configured, and adds configured feeds without a stored state.
  const known = overview.sources.filter(({ address }) => feeds.includes(address));
  const unasked = feeds
    .filter((address) => !known.some((source) => source.address === address))
    .map((address) => ({ address, name: address, reports: 0, troublesInARow: 0 }));
  return { ...overview, sources: [...known, ...unasked] };
}
