import { deskToday, type Today } from '#contract/today.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

/** Returns the tasks that need an editor now. Needs an editor's rights. */
export async function readToday(supabase: Database): Promise<Today> {
  return inCamelCase(
    answerOf(await supabase.rpc('desk_today'), 'reading what needs an editor', deskToday.answer),
  );
}
