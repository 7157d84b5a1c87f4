import * as v from 'valibot';
import type { NewsCounts } from '#core/news/news-counts.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Needs only a visitor's rights. */
export const newsCounts = (supabase: Database): Promise<NewsCounts> =>
  rpc(supabase, 'news_counts', {}, countsSchema);

const countsSchema = v.object({ written: v.number(), struck: v.number(), corrected: v.number() });
