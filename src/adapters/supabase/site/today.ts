import { deskToday } from '#contract/today.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Returns the tasks that need an editor now. Needs an editor's rights. */
export const readToday = (supabase: Database) => rpc(supabase, 'desk_today', {}, deskToday.answer);
