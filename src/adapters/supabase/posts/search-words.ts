import * as v from 'valibot';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

/** Indexes bulk-imported posts for the search until `deadline` (milliseconds since 1970). Needs all rights. */
export async function findWordsDue(supabase: Database, deadline: number): Promise<void> {
  let found = atATime;
  while (found === atATime && Date.now() < deadline)
    found = answerOf(
      await supabase.rpc('keep_words_due', { most: atATime }),
      'finding the words of posts',
      v.number(),
    );
}

/** Small batches, so that other queries wait only a moment. */
const atATime = 25;
