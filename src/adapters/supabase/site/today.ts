import * as v from 'valibot';
import { deskToday } from '#contract/today.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Needs an editor's rights. */
export const readToday = (supabase: Database) =>
  rpc(supabase, 'desk_today', {}, v.omit(deskToday.answer, ['set_up']));
