/** DANGER: uses the secret key. Runs at a start or by hand, never for a request. */
import { answerOf } from '../answer.ts';
import { clientAt } from '../client.ts';
import { resetSharedAccount, signInShared, type SharedAccount } from './reset-shared-account.ts';
import { endSessionsOfOldToken } from './shared-account.ts';

/** Creates or resets the shared editor account. A new token ends all sessions of the account. */
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
  await visitor.auth.signOut({ scope: 'local' });
}

export type Setup = SharedAccount & {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  adminToken: string;
};
