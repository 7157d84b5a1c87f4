/** DANGER: works with the secret key. Only for an account that somebody with the right to it has asked for. */
import { isAuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';
import type { Account, AccountCreation } from '#core/access/invitations.ts';
import { BackendFailure } from './answer.ts';
import type { Database } from './client.ts';

/**
 * Makes an account of the auth service, its address confirmed. Where the service has an administrator's interface
 * (hosted), signing up is switched off for everybody else; the embedded one has none, and takes an ordinary sign-up.
 */
export async function createAccount(
  { owner, visitor }: { owner: Database; visitor: Database },
  { email, password }: Account,
): Promise<AccountCreation> {
  const made = await owner.auth.admin.createUser({ email, password, email_confirm: true });
  const known = outcomeOf(made.error);
  if (known !== undefined) return known;
  const signedUp = await visitor.auth.signUp({ email, password });
  const otherwise = outcomeOf(signedUp.error);
  if (otherwise !== undefined) return otherwise;
  throw new BackendFailure('creating an account', { status: made.error?.status ?? 0, cause: made.error });
}

/** Undefined where the service said something that neither it nor we expected. */
function outcomeOf(error: AuthError | null): AccountCreation | undefined {
  if (error === null) return { outcome: 'created' };
  if (isAuthWeakPasswordError(error)) return { outcome: 'weak', weaknesses: error.reasons.map(weaknessOf) };
  if (error.code === 'email_exists' || error.code === 'user_already_exists') return { outcome: 'exists' };
  return undefined;
}

/** Our word for what the auth service finds weak. */
const weaknessOf = (reason: string): string =>
  ({ length: 'short', characters: 'characters', pwned: 'known' })[reason] ?? 'known';
