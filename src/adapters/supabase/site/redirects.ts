import * as v from 'valibot';
import { answerOf } from '../answer.ts';
import { supabaseFor, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Returns the target of a missing page’s redirect. Times out after three seconds. */
export async function redirectTarget(path: string): Promise<string | undefined> {
  const asked = await supabaseFor().rpc('led_address', { path }).abortSignal(AbortSignal.timeout(3000));
  return answerOf(asked, 'looking where an address leads', v.nullable(v.string())) ?? undefined;
}

/** Returns the current slug of a public post that had this slug before. Times out after three seconds. */
export async function movedPost(slug: string): Promise<string | undefined> {
  const asked = await supabaseFor().rpc('moved_post', { slug }).abortSignal(AbortSignal.timeout(3000));
  return answerOf(asked, 'looking where a post has moved', v.nullable(v.string())) ?? undefined;
}

/** Without a target, removes the redirect. Needs an editor's rights. */
export const setRedirect = (
  supabase: Database,
  redirect: { path: string; target: string | undefined },
): Promise<void> => rpc(supabase, 'lead_address', redirect);
