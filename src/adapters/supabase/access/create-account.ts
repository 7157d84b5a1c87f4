/** DANGER: works with the secret key. Only for an account that somebody with the right to it has asked for. */
import { isAuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';
import type { Account, AccountCreation } from '#core/access/invitations.ts';
import { BackendFailure } from '../answer.ts';
import type { Database } from '../client.ts';

/**
 * Makes an account of the auth service, its address confirmed. Where the service has an administrator's interface
 * (hosted), signing up is switched off for everybody else; the embedded one has none, and takes an ordinary sign-up.
 */
export async function createAccount(
  { owner, visitor }: { owner: Database; visitor: Database },
  { email, password }: Account,
): Promise<AccountCreation> {
  const made = await owner.auth.admin.createUser({ email, password, email_confirm: true });
  const answered = isNotOffered(made.error) ? await visitor.auth.signUp({ email, password }) : made;
  const { error } = answered;
  if (error === null && answered.data.user !== null)
    return { outcome: 'created', userId: answered.data.user.id };
  if (isAuthWeakPasswordError(error)) return { outcome: 'weak', weaknesses: error.reasons.map(weaknessOf) };
  if (error?.code === 'email_exists' || error?.code === 'user_already_exists') return { outcome: 'exists' };
  throw new BackendFailure('creating an account', { status: error?.status ?? 0, cause: error });
}

/**
 * The service has no administrator's interface: it answers 404, or, as the embedded one does to whatever it does not know,
 * that a person has to sign in. Any other failure opens no second way.
 */
export const isNotOffered = (error: AuthError | null): boolean =>
  error?.status === 404 || error?.code === 'no_authorization';

/** Our word for what the auth service finds weak. */
const weaknessOf = (reason: string): string =>
  ({ length: 'short', characters: 'characters', pwned: 'known' })[reason] ?? 'known';
