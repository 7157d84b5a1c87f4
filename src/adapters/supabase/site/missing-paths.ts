import type { AnswerOf } from '#contract/contract.ts';
import { missingPages } from '#contract/site.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { answerOf } from '../answer.ts';
import { supabaseWithoutPerson, type Database } from '../client.ts';

/** Counts a request for a missing page. Times out after five seconds. Needs the secret key. */
export async function countMissingPath(path: string): Promise<void> {
  const counted = await supabaseWithoutPerson()
    .rpc('count_missing_path', { path })
    .abortSignal(AbortSignal.timeout(5000));
  answerOf(counted, 'counting a missing page');
}

/** Lists the requested paths without a page, most requested first. Needs an editor's rights. */
export async function missingPaths(supabase: Database): Promise<MissingPath[]> {
  const listed = await supabase.rpc('missing_paths');
  return inCamelCase(answerOf(listed, 'listing missing pages', missingPages.answer.entries.paths));
}

type MissingPath = AnswerOf<typeof missingPages>['paths'][number];
