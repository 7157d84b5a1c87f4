import { answerOf } from './answer.ts';
import { supabaseFor } from './client.ts';

/** Adds one to an address without a page, with a visitor's rights; gives up after five seconds. */
export async function countMissingPath(path: string): Promise<void> {
  const counted = await supabaseFor()
    .rpc('count_missing_path', { path })
    .abortSignal(AbortSignal.timeout(5000));
  answerOf(counted, 'counting a missing page');
}
