import * as v from 'valibot';
import { done, refuse, type Result } from '#core/result.ts';
import { answerOf } from '../answer.ts';
import { supabaseFor, type Database } from '../client.ts';

/** Returns the editor with this access token, or why there is none. The database verifies the token. */
export async function editorBehind(
  accessToken: string,
): Promise<Result<Editor, { code: 'not-signed-in' } | { code: 'not-an-editor' }>> {
  const supabase = supabaseFor(accessToken);
  const asked = await supabase.rpc('current_editor');
  if (asked.status === 401 || asked.status === 403) return refuse({ code: 'not-signed-in' });

  const { user_id, is_editor } = answerOf(asked, 'asking who is signed in', personSchema);
  if (user_id === null) return refuse({ code: 'not-signed-in' });
  return is_editor ? done({ userId: user_id, supabase }) : refuse({ code: 'not-an-editor' });
}

const personSchema = v.object({ user_id: v.nullable(v.string()), is_editor: v.boolean() });

export type Editor = { userId: string; supabase: Database };
