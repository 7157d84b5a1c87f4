import type { Session } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Account } from '#core/access/invitations.ts';
import type { TokenTry } from '#core/access/sign-in-with-shared-token.ts';
import { adminTokenFingerprint } from '../../signing/admin-token.ts';
import { requireSetting } from '../../settings.ts';
import { BackendFailure } from '../answer.ts';
import { supabaseFor, supabaseSigningIn, supabaseWithoutPerson, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { resetSharedAccount, signInShared } from './reset-shared-account.ts';

/**
 * Opens a session of the shared account with an editor’s rights, or returns undefined if ADMIN_TOKEN is outdated.
 * `address` is the visitor’s IP address.
 */
export async function openSharedSession(address: string): Promise<Session | undefined> {
  const owner = supabaseWithoutPerson();
  const account = sharedAccount();
  const token = await checkSharedToken(owner, requireSetting('ADMIN_TOKEN'));
  if (token === 'retired') return undefined;
  if (token === 'new') await resetSharedAccount({ owner, visitor: supabaseFor() }, account);

  const session =
    (await signInShared(supabaseSigningIn(address), account)) ??
    (await signInAfterReset({ owner, visitor: supabaseSigningIn(address) }, account));
  if (!(await rpc(owner, 'note_shared_session', { session: sessionIdOf(session) }, v.boolean())))
    throw new BackendFailure('noting a shared session', {
      status: 409,
      cause: 'The session has already ended.',
    });
  return session;
}

/** If ADMIN_TOKEN has changed, ends all sessions of the shared account and resets its e-mail address and password. */
export async function enforceSharedToken(owner: Database): Promise<void> {
  if (await endSessionsOfOldToken(owner, requireSetting('ADMIN_TOKEN')))
    await resetSharedAccount({ owner, visitor: supabaseFor() }, sharedAccount());
}

/** Records the token’s fingerprint. If the token replaces another, ends the other’s sessions and returns true. */
export function endSessionsOfOldToken(owner: Database, adminToken: string): Promise<boolean> {
  const tokenFingerprint = adminTokenFingerprint(adminToken);
  return rpc(owner, 'end_shared_sessions', { tokenFingerprint }, v.boolean());
}

/** `address` is a keyed digest of the visitor’s IP address. Counting needs the secret key. */
export const countTokenTry = (tried: { address: string; correct: boolean }): Promise<TokenTry> =>
  rpc(supabaseWithoutPerson(), 'count_token_try', tried, trySchema);

const sharedAccount = (): Account => ({
  email: requireSetting('EDITOR_EMAIL'),
  password: requireSetting('EDITOR_PASSWORD'),
});

function checkSharedToken(owner: Database, adminToken: string) {
  const tokenFingerprint = adminTokenFingerprint(adminToken);
  return rpc(owner, 'check_shared_token', { tokenFingerprint }, v.picklist(['current', 'new', 'retired']));
}

async function signInAfterReset(
  { owner, visitor }: { owner: Database; visitor: Database },
  account: Account,
): Promise<Session> {
  await resetSharedAccount({ owner, visitor: supabaseFor() }, account);
  const session = await signInShared(visitor, account);
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
