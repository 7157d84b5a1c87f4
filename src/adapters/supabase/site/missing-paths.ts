import { missingPages } from '#contract/site.ts';
import { answerOf } from '../answer.ts';
import { supabaseWithoutPerson, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Needs the secret key. Times out after five seconds. */
export async function countMissingPath(path: string): Promise<void> {
  const counted = await supabaseWithoutPerson()
    .rpc('count_missing_path', { path })
    .abortSignal(AbortSignal.timeout(5000));
  answerOf(counted, 'counting a missing page');
}

/** Needs an editor's rights. */
export const missingPaths = (supabase: Database) =>
  rpc(supabase, 'missing_paths', {}, missingPages.answer.entries.paths);
