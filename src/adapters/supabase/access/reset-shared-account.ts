/** DANGER: uses the secret key, and ends all sessions of the shared account. */
import { isAuthWeakPasswordError, type Session } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Account } from '#core/access/invitations.ts';
import { BackendFailure } from '../answer.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { createAccount, isNotOffered } from './create-account.ts';

/** Signs in to the shared account. Returns undefined if the sign-in is refused or the account has a second factor. */
export async function signInShared(visitor: Database, account: Account): Promise<Session | undefined> {
  const { data, error } = await visitor.auth.signInWithPassword(account);
  if (error === null)
    return data.user.factors?.some(({ status }) => status === 'verified') === true ? undefined : data.session;
  if (['invalid_credentials', 'email_not_confirmed', 'user_banned'].includes(error.code ?? ''))
    return undefined;
  throw new BackendFailure('signing in the shared account', { status: error.status ?? 0, cause: error });
}

/** Creates the shared account, or resets its e-mail address, password and second factors. Then ends its sessions. */
export async function resetSharedAccount({ owner, visitor }: Clients, account: Account): Promise<void> {
  const known = await rpc(owner, 'find_shared_account', { email: account.email }, foundSchema);
  if (known?.isNamed === true)
    throw new SharedAccountMistake(
      `${account.email} is the account of a named editor. EDITOR_EMAIL needs an address of its own.`,
    );
  if (known !== null) await repair({ owner, visitor }, { ...account, userId: known.userId });
  const userId = known?.userId ?? (await create({ owner, visitor }, account));
  if (!(await rpc(owner, 'keep_shared_account', { account: userId }, v.boolean())))
    throw new BackendFailure('registering the shared account', {
      status: 409,
      cause: 'The account no longer exists.',
    });
}

async function repair({ owner, visitor }: Clients, account: Account & { userId: string }): Promise<void> {
  const { email, password, userId } = account;
  const { admin } = owner.auth;
  const changed = await admin.updateUserById(userId, {
    email,
    password,
    email_confirm: true,
    ban_duration: 'none',
  });
  if (isNotOffered(changed.error)) return takeOver({ owner, visitor }, account);
  if (isAuthWeakPasswordError(changed.error)) throw tooWeak(changed.error.reasons);
  if (changed.error !== null) throw failure('resetting the shared account', changed.error);
  const factors = await admin.mfa.listFactors({ userId });
  if (factors.error !== null) throw failure('looking for second factors', factors.error);
  for (const { id } of factors.data.factors) {
    const removed = await admin.mfa.deleteFactor({ userId, id });
    if (removed.error !== null) throw failure('removing a second factor', removed.error);
  }
}

/** Copies the password hash of a temporary account, because the local auth service hashes only at a sign-up. */
async function takeOver(clients: Clients, { email, password, userId }: Account & { userId: string }) {
  const donor = await create(clients, { email: `${crypto.randomUUID()}@example.invalid`, password });
  await rpc(clients.owner, 'replace_shared_password', { account: userId, donor, email });
}

async function create(clients: Clients, account: Account): Promise<string> {
  const creation = await createAccount(clients, account);
  if (creation.outcome === 'created') return creation.userId;
  if (creation.outcome === 'weak') throw tooWeak(creation.weaknesses);
  throw new SharedAccountMistake(
    `The auth service has the account ${account.email}, but the database does not find the account.`,
  );
}

/** A problem that only a person can solve. The message describes the problem. */
export class SharedAccountMistake extends Error {}

const tooWeak = (reasons: readonly string[]): SharedAccountMistake =>
  new SharedAccountMistake(`EDITOR_PASSWORD is too weak for the auth service (${reasons.join(', ')}).`);

const failure = (doing: string, cause: { status?: number | undefined }): BackendFailure =>
  new BackendFailure(doing, { status: cause.status ?? 0, cause });

const foundSchema = v.nullable(v.object({ user_id: v.string(), is_named: v.boolean() }));

type Clients = { owner: Database; visitor: Database };
