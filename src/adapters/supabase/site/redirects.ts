import * as v from 'valibot';
import { optional } from '#core/casing/stored-values.ts';
import { supabaseFor, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Returns the target of a missing page’s redirect. Times out after three seconds. */
export const redirectTarget = async (path: string): Promise<string | undefined> =>
  rpc(supabaseFor(), 'led_address', { path }, optional(v.string()), { timeoutMs: 3000 });

/** Returns the current slug of a public post that had this slug before. Times out after three seconds. */
export const movedPost = async (slug: string): Promise<string | undefined> =>
  rpc(supabaseFor(), 'moved_post', { slug }, optional(v.string()), { timeoutMs: 3000 });

/** Without a target, removes the redirect. Needs an editor's rights. */
export const setRedirect = (
  supabase: Database,
  redirect: { path: string; target: string | undefined },
): Promise<void> => rpc(supabase, 'lead_address', redirect);
