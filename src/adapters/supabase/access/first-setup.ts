/** DANGER: uses the secret key. Runs at a start or by hand, never for a request. */
import { requireSetting } from '../../settings.ts';
import { supabaseFor, supabaseWithoutPerson } from '../client.ts';
import { rpc } from '../rpc.ts';
import { resetSharedAccount, signInShared } from './reset-shared-account.ts';
import { endSessionsOfOldToken } from './shared-account.ts';

/** Creates or resets the shared editor account that the settings name. A new token ends all sessions of the account. */
export async function setUpEditor(): Promise<void> {
  const visitor = supabaseFor();
  const owner = supabaseWithoutPerson();
  const account = { email: requireSetting('EDITOR_EMAIL'), password: requireSetting('EDITOR_PASSWORD') };

  const isNewToken = await endSessionsOfOldToken(owner, requireSetting('ADMIN_TOKEN'));
  const session = await signInShared(visitor, account);
  if (session === undefined || isNewToken) return resetSharedAccount({ owner, visitor }, account);

  await rpc(owner, 'register_editor', { userId: session.user.id, name: 'shared token', isShared: true });
  await visitor.auth.signOut({ scope: 'local' });
}
