import * as v from 'valibot';
import { done, refuse, type Result } from '#core/result.ts';
import { answerOf, BackendFailure } from '../answer.ts';
import { supabaseFor, supabaseWithoutPerson, type Database } from '../client.ts';

/** Returns the editor with this access token, or why there is none. The database verifies the token. */
export async function editorBehind(
  accessToken: string,
): Promise<Result<Editor, { code: 'not-signed-in' } | { code: 'not-an-editor' }>> {
  const supabase = supabaseFor(accessToken);
  const answer = await supabase.rpc('current_editor');
  if (answer.status === 401 || answer.status === 403) return refuse({ code: 'not-signed-in' });

  const { user_id, session_id, is_editor, is_confirmed } = answerOf(
    answer,
    'asking who is signed in',
    personSchema,
  );
  if (user_id === null) return refuse({ code: 'not-signed-in' });
  const editor = { userId: user_id, sessionId: session_id, supabase, isConfirmed: is_confirmed };
  return is_editor ? done(editor) : refuse({ code: 'not-an-editor' });
}

/** DANGER: all rights, for calls that only the site may make. Throws if the editor must confirm the second factor. */
export function serverFor({ isConfirmed }: Editor): Database {
  if (isConfirmed) return supabaseWithoutPerson();
  const cause = new Error('second-factor-needed');
  throw new BackendFailure('checking the second factor', { status: 403, cause });
}

/** `whoIs` in `editors.ts` reads what the desk needs of the same answer. */
const personSchema = v.object({
  user_id: v.nullable(v.string()),
  session_id: v.nullable(v.string()),
  is_editor: v.boolean(),
  is_confirmed: v.boolean(),
});

/** `isConfirmed`: the editor has no second factor, or has confirmed the session with it. */
export type Editor = { userId: string; sessionId: string | null; supabase: Database; isConfirmed: boolean };
