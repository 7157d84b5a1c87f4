import * as v from 'valibot';
import { answerOf } from '../answer.ts';
import { supabaseFor } from '../client.ts';

/**
 * Returns the current slug of the public post that formerly had this slug. Uses a visitor's rights, and times out after
 * three seconds.
 */
export async function movedPost(slug: string): Promise<string | undefined> {
  const asked = await supabaseFor().rpc('moved_post', { slug }).abortSignal(AbortSignal.timeout(3000));
  return answerOf(asked, 'looking where a post has moved', v.nullable(v.string())) ?? undefined;
}
