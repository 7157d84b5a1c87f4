import * as v from 'valibot';
import { answerOf } from '../answer.ts';
import { supabaseFor } from '../client.ts';

/** Returns the current slug of a public post by a former slug. Times out after three seconds. */
export async function movedPost(slug: string): Promise<string | undefined> {
  const asked = await supabaseFor().rpc('moved_post', { slug }).abortSignal(AbortSignal.timeout(3000));
  return answerOf(asked, 'looking where a post has moved', v.nullable(v.string())) ?? undefined;
}
