import * as v from 'valibot';
import type { NewsCounts } from '#core/news/news-counts.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

/** Counts the sentences and corrections of the news with a visitor's rights. */
export async function newsCounts(supabase: Database): Promise<NewsCounts> {
  return answerOf(await supabase.rpc('news_counts'), 'counting the sentences of the news', countsSchema);
}

const countsSchema = v.object({ written: v.number(), struck: v.number(), corrected: v.number() });
