/** DANGER: uses the secret key. Only scripts may use this file, never a function that answers requests. */
import { requireSetting } from '../../settings.ts';
import { supabaseFor, supabaseWithoutPerson } from '../client.ts';
import { rpc } from '../rpc.ts';
import { resetSharedAccount, signInShared } from './reset-shared-account.ts';
import { endSessionsOfOldToken } from './shared-account.ts';

/** Makes the shared account an editor. Creates or resets it if ADMIN_TOKEN has changed or the sign-in fails. */
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
