import type { Session } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { TokenTry } from '#core/access/open-session.ts';
import { adminTokenFingerprint } from '../../signing/admin-token.ts';
import { requireSetting } from '../../settings.ts';
import { BackendFailure } from '../answer.ts';
import { supabaseFor, supabaseWithoutPerson, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { resetSharedAccount, signInShared, type SharedAccount } from './reset-shared-account.ts';

/** Opens a session and records it, so that it has rights. Returns undefined if this ADMIN_TOKEN was replaced. */
export async function openSharedSession(): Promise<Session | undefined> {
  const owner = supabaseWithoutPerson();
  const account = sharedAccount();
  const token = await checkSharedToken(owner, requireSetting('ADMIN_TOKEN'));
  if (token === 'retired') return undefined;
  if (token === 'new') await resetSharedAccount({ owner, visitor: supabaseFor() }, account);

  const session = (await signInShared(supabaseFor(), account)) ?? (await signInAfterReset(owner, account));
  if (!(await rpc(owner, 'note_shared_session', { session: sessionIdOf(session) }, v.boolean())))
    throw new BackendFailure('noting a shared session', {
      status: 409,
      cause: 'The session has already ended.',
    });
  return session;
}

/** If the token has replaced an earlier token, ends the old token’s sessions and resets the account to the settings. */
export async function enforceSharedToken(owner: Database): Promise<void> {
  if (await endSessionsOfOldToken(owner, requireSetting('ADMIN_TOKEN')))
    await resetSharedAccount({ owner, visitor: supabaseFor() }, sharedAccount());
}

/** Returns whether the token replaced an earlier token. */
export function endSessionsOfOldToken(owner: Database, adminToken: string): Promise<boolean> {
  const tokenFingerprint = adminTokenFingerprint(adminToken);
  return rpc(owner, 'end_shared_sessions', { tokenFingerprint }, v.boolean());
}

/** `address` is a keyed digest of the visitor’s IP address. Counting needs the secret key. */
export const countTokenTry = (tried: { address: string; correct: boolean }): Promise<TokenTry> =>
  rpc(supabaseWithoutPerson(), 'count_token_try', tried, trySchema);

const sharedAccount = (): SharedAccount => ({
  email: requireSetting('EDITOR_EMAIL'),
  password: requireSetting('EDITOR_PASSWORD'),
});

function checkSharedToken(owner: Database, adminToken: string) {
  const tokenFingerprint = adminTokenFingerprint(adminToken);
  return rpc(owner, 'check_shared_token', { tokenFingerprint }, v.picklist(['current', 'new', 'retired']));
}

async function signInAfterReset(owner: Database, account: SharedAccount): Promise<Session> {
  await resetSharedAccount({ owner, visitor: supabaseFor() }, account);
  const session = await signInShared(supabaseFor(), account);
  if (session !== undefined) return session;
  throw new BackendFailure('signing in the shared account, which had just been reset', {
    status: 409,
    cause: 'The account was changed again.',
  });
}

function sessionIdOf({ access_token }: Session): string {
  const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as unknown;
  return v.parse(v.object({ session_id: v.string() }), claims).session_id;
}

const trySchema = v.object({
  outcome: v.picklist(['admitted', 'refused', 'blocked']),
  retry_after_seconds: v.pipe(
    v.number(),
    v.transform((seconds) => Math.max(1, Math.ceil(seconds))),
  ),
});
