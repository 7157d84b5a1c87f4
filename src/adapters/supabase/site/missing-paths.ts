import type { AnswerOf } from '#contract/contract.ts';
import { missingPages } from '#contract/site.ts';
import { answerOf } from '../answer.ts';
import { supabaseWithoutPerson, type Database } from '../client.ts';

/** Adds one to an address without a page; gives up after five seconds. The counter is the server's: it needs the secret key. */
export async function countMissingPath(path: string): Promise<void> {
  const counted = await supabaseWithoutPerson()
    .rpc('count_missing_path', { path })
    .abortSignal(AbortSignal.timeout(5000));
  answerOf(counted, 'counting a missing page');
}

/** The addresses that have no page, the most asked for first; with an editor's rights. */
export async function missingPaths(supabase: Database): Promise<MissingPath[]> {
  const listed = await supabase.rpc('missing_paths');
  return answerOf(listed, 'listing missing pages', missingPages.answer.entries.paths);
}

type MissingPath = AnswerOf<typeof missingPages>['paths'][number];
