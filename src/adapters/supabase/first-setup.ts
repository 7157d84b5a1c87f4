/** DANGER: works with the secret key. Called once per start or deploy, never from a request of a visitor. */
import { createClient } from '@supabase/supabase-js';
import { adminTokenFingerprint } from '../admin-token.ts';
import { answerOf, BackendFailure } from './answer.ts';
import type { Database, Schema } from './client.ts';
import { createAccount } from './create-account.ts';

/** Makes the shared editor account where it is missing, and ends its sessions where the token has changed. */
export async function setUpEditor(account: EditorAccount): Promise<void> {
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const visitor = createClient<Schema>(account.supabaseUrl, account.publishableKey, options);
  const owner = createClient<Schema>(account.supabaseUrl, account.secretKey, options);

  const userId = (await signIn(visitor, account)) ?? (await create(owner, visitor, account));
  const registered = await owner.rpc('register_editor', {
    user_id: userId,
    name: 'shared token',
    is_shared: true,
  });
  answerOf(registered, 'registering the shared editor');
  await endSessionsOfOldToken(owner, account.adminToken);
}

/** Sessions that were opened with another token than today's end. */
export async function endSessionsOfOldToken(owner: Database, adminToken: string): Promise<void> {
  const ended = await owner.rpc('end_shared_sessions', {
    token_fingerprint: adminTokenFingerprint(adminToken),
  });
  answerOf(ended, 'comparing the shared token with the one before');
}

async function signIn(visitor: Database, { email, password }: EditorAccount): Promise<string | undefined> {
  const { data, error } = await visitor.auth.signInWithPassword({ email, password });
  if (error === null) return data.user.id;
  if (error.code === 'invalid_credentials' || error.status === 400) return undefined;
  throw new BackendFailure('signing in the shared account', { status: error.status ?? 0, cause: error });
}

async function create(owner: Database, visitor: Database, account: EditorAccount): Promise<string> {
  const { outcome } = await createAccount({ owner, visitor }, account);
  const userId = outcome === 'created' ? await signIn(visitor, account) : undefined;
  if (userId !== undefined) return userId;
  throw new BackendFailure(`creating the account ${account.email}, or its password is not EDITOR_PASSWORD`, {
    status: outcome === 'exists' ? 409 : 422,
    cause: { message: `The account is there already, or its password is too weak (${outcome}).` },
  });
}

export type EditorAccount = {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  email: string;
  password: string;
  adminToken: string;
};
