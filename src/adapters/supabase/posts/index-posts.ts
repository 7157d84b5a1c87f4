import * as v from 'valibot';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Adds bulk-imported posts to the search index. Starts no batch after `deadline` (Unix ms). Needs the secret key. */
export async function findWordsDue(supabase: Database, deadline: number): Promise<void> {
  let found = atATime;
  while (found === atATime && Date.now() < deadline)
    found = await rpc(supabase, 'keep_words_due', { max: atATime }, v.number());
}

/** Small batches, so that other queries wait only a moment. */
const atATime = 25;
