/** DANGER: works with the secret key. Called once per start or by hand, never from a request of a visitor. */
import { answerOf } from '../answer.ts';
import { clientAt } from '../client.ts';
import { resetSharedAccount, signInShared, type SharedAccount } from './reset-shared-account.ts';
import { endSessionsOfOldToken } from './shared-account.ts';

/**
 * Makes the shared editor account where it is missing or was tampered with, and signs everybody out where the token has
 * changed.
 */
export async function setUpEditor({ supabaseUrl, publishableKey, secretKey, ...rest }: Setup): Promise<void> {
  const visitor = clientAt({ url: supabaseUrl, key: publishableKey });
  const owner = clientAt({ url: supabaseUrl, key: secretKey });
  const { adminToken, ...account } = rest;

  const isNewToken = await endSessionsOfOldToken(owner, adminToken);
  const session = await signInShared(visitor, account);
  if (session === undefined || isNewToken) return resetSharedAccount({ owner, visitor }, account);

  const registered = await owner.rpc('register_editor', {
    user_id: session.user.id,
    name: 'shared token',
    is_shared: true,
  });
  answerOf(registered, 'registering the shared editor');
  // It was opened to see whether the password is right, and is good for nothing else.
  await visitor.auth.signOut({ scope: 'local' });
}

export type Setup = SharedAccount & {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  adminToken: string;
};
