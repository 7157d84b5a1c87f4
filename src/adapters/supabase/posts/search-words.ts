import * as v from 'valibot';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

/**
 * Finds the words of posts that were imported many at once, so that the search knows them; goes on the next time where it
 * takes longer than until `deadline`, in milliseconds since 1970. Needs all rights.
 */
export async function findWordsDue(supabase: Database, deadline: number): Promise<void> {
  let found = atATime;
  while (found === atATime && Date.now() < deadline)
    found = answerOf(
      await supabase.rpc('keep_words_due', { most: atATime }),
      'finding the words of posts',
      v.number(),
    );
}

/** Few enough that others, who use the database meanwhile, wait for a moment only. */
const atATime = 25;
