/** DANGER: uses the secret key. A caller must check first that the account may be created. */
import { isAuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';
import type { Account, AccountCreation } from '#core/access/invitations.ts';
import { BackendFailure } from '../answer.ts';
import type { Database } from '../client.ts';
import { weaknessOf } from './auth-refusal.browser.ts';

/** Creates a confirmed account through the admin API or, if the auth service lacks this API, by a normal sign-up. */
export async function createAccount(
  { owner, visitor }: { owner: Database; visitor: Database },
  { email, password }: Account,
): Promise<AccountCreation> {
  const create = async () => {
    const made = await owner.auth.admin.createUser({ email, password, email_confirm: true });
    return isNotOffered(made.error) ? visitor.auth.signUp({ email, password }) : made;
  };
  let answered = await create();
  // Of simultaneous calls, the auth service may fail all but one. The next call finds the account of that one.
  if ((answered.error?.status ?? 0) >= 500) answered = await create();
  const { error } = answered;
  if (error === null && answered.data.user !== null)
    return { outcome: 'created', userId: answered.data.user.id };
  if (isAuthWeakPasswordError(error)) return { outcome: 'weak', weaknesses: error.reasons.map(weaknessOf) };
  if (error?.code === 'email_exists' || error?.code === 'user_already_exists') return { outcome: 'exists' };
  throw new BackendFailure('creating an account', { status: error?.status ?? 0, cause: error });
}

/** Whether the auth service lacks an admin API: such a service answers 404 or demands a sign-in. */
export const isNotOffered = (error: AuthError | null): boolean =>
  error?.status === 404 || error?.code === 'no_authorization';
