import * as v from 'valibot';
import { answerOf } from '../answer.ts';
import { supabaseFor, type Database } from '../client.ts';

/** Where an editor leads an address without a page, with a visitor's rights; gives up after three seconds. */
export async function ledAddress(path: string): Promise<string | undefined> {
  const asked = await supabaseFor().rpc('led_address', { path }).abortSignal(AbortSignal.timeout(3000));
  return answerOf(asked, 'looking where an address leads', v.nullable(v.string())) ?? undefined;
}

/** Leads an address elsewhere, or nowhere any more; with an editor's rights. */
export async function leadAddressIn(
  supabase: Database,
  { path, target }: { path: string; target: string | undefined },
): Promise<void> {
  answerOf(
    await supabase.rpc('lead_address', { path, target: target ?? null }),
    'leading an address elsewhere',
  );
}
