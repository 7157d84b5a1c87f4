import type { Session } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { TokenTry } from '#core/access/open-session.ts';
import { requireSetting } from '../settings.ts';
import { BackendFailure, answerOf } from './answer.ts';
import { supabaseFor } from './client.ts';

/** Opens a session of the account that everybody who knows the shared token works under. */
export async function signInShared(): Promise<Session> {
  const { data, error } = await supabaseFor().auth.signInWithPassword({
    email: requireSetting('EDITOR_EMAIL'),
    password: requireSetting('EDITOR_PASSWORD'),
  });
  if (error !== null)
    throw new BackendFailure('signing in the shared account', { status: error.status ?? 0, cause: error });
  return data.session;
}

/** Counts a try with the shared token. The address is a keyed digest, so the database learns nobody's address. */
export async function countTokenTry({
  address,
  correct,
}: {
  address: string;
  correct: boolean;
}): Promise<TokenTry> {
  const counted = await supabaseFor().rpc('count_token_try', { address, correct });
  const { outcome, retry_after_seconds } = v.parse(trySchema, answerOf(counted, 'counting a try'));
  return { outcome, retryAfterSeconds: retry_after_seconds };
}

const trySchema = v.object({
  outcome: v.picklist(['admitted', 'refused', 'blocked']),
  retry_after_seconds: v.pipe(
    v.number(),
    v.transform((seconds) => Math.max(1, Math.ceil(seconds))),
  ),
});
