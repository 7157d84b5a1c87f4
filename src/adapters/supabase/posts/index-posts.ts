import * as v from 'valibot';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Adds bulk-imported posts to the search index. Starts no batch after `deadline` (Unix ms). Needs the secret key. */
export async function indexWaitingPosts(supabase: Database, deadline: number): Promise<void> {
  let indexed = batchSize;
  while (indexed === batchSize && Date.now() < deadline)
    indexed = await rpc(supabase, 'index_due_posts', { max: batchSize }, v.number());
}

/** Small batches, so that other queries wait only a moment. */
const batchSize = 25;
