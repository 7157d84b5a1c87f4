import * as v from 'valibot';
import { deskToday } from '#contract/today.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Reads what needs attention, for the start page of the desk. Needs an editor’s rights. */
export const readToday = (supabase: Database) =>
  rpc(supabase, 'desk_today', {}, v.omit(deskToday.answer, ['set_up']));
