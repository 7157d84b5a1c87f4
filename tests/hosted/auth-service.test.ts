import { createClient, type AuthError } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { authRefusal } from '#adapters/supabase/access/auth-refusal.browser.ts';
import type { Database, Schema } from '#adapters/supabase/client.ts';
import { createBackendKeys } from '../../scripts/local/backend/backend.ts';
import type { AuthSettings } from '../support/hosted/auth/settings.ts';
import { startHosted, type Hosted } from '../support/hosted/backend.ts';
import { findPostgrest } from '../support/hosted/postgrest.ts';

// Tests our imitation of Supabase Auth through Supabase’s client, and the codes that `authRefusal` returns.

const server = inject('hostedServer');
const postgrest = findPostgrest();
const password = 'zee wind en amandel';

describe.skipIf(server === undefined || postgrest === undefined)('Supabase Auth', () => {
  const keys = createBackendKeys();
  const settings: Partial<AuthSettings> = {
    leakedPasswords: ['password password'],
    requiredCharacters: ['aeiou'],
  };
  let hosted: Hosted;
  let owner: Database;

  beforeAll(async () => {
    if (server === undefined || postgrest === undefined) return;
    hosted = await startHosted({ server, postgrest, keys, sql: '', auth: { settings } });
    owner = client(keys.secretKey);
  });
  afterAll(() => hosted.stop());

  test('refuses sign-up, so that only the secret key can create accounts', async () => {
    const signedUp = await client().auth.signUp({ email: 'a@example.com', password });
    expect(said(signedUp)).toEqual([422, 'signup_disabled', 'internal']);
    const made = await client().auth.admin.createUser({ email: 'a@example.com', password });
    expect(said(made).slice(0, 2)).toEqual([403, 'not_admin']);
    const { email } = await aPerson();
    expect(said(await owner.auth.admin.createUser({ email, password })).slice(0, 2)).toEqual([
      422,
      'email_exists',
    ]);
  });

  test('lists a new password’s weaknesses, requires the current password and refuses the same password', async () => {
    const { auth } = (await aPerson()).client;
    const change = async (attributes: object) => said(await auth.updateUser(attributes));
    const weak = await auth.updateUser({ password: 'xyz' });
    expect(authRefusal(weak.error)).toEqual({ code: 'password-weak', weaknesses: ['short', 'characters'] });
    const leaked = await auth.updateUser({ password: 'password password' });
    expect(authRefusal(leaked.error)).toEqual({ code: 'password-weak', weaknesses: ['known'] });
    const next = 'een heel ander woord';
    expect(await change({ password: next })).toEqual([
      400,
      'current_password_required',
      'current-password-wrong',
    ]);
    expect(await change({ password: next, current_password: 'geraden' })).toEqual([
      400,
      'current_password_invalid',
      'current-password-wrong',
    ]);
    expect(await change({ password, current_password: password })).toEqual([
      422,
      'same_password',
      'password-same',
    ]);
  });

  test('allows a password change only within a day of sign-in, and ends the account’s other sessions', async () => {
    const { email, client: here } = await aPerson();
    const elsewhere = client();
    await elsewhere.auth.signInWithPassword({ email, password });
    const change = () =>
      here.auth.updateUser({ password: 'een heel ander woord', current_password: password });
    await hosted.database.query(`update auth.sessions set created_at = now() - interval '25 hours'`);
    expect(said(await change())).toEqual([400, 'reauthentication_needed', 'not-signed-in']);
    await hosted.database.query('update auth.sessions set created_at = now()');
    expect((await change()).error).toBeNull();
    expect(authRefusal((await elsewhere.auth.getUser()).error)).toEqual({ code: 'not-signed-in' });
  });

  test('ends a session if a refresh token is used again a minute after its first use', async () => {
    const { client: person, refreshToken } = await aPerson();
    const renew = (refresh_token: string) => client().auth.refreshSession({ refresh_token });
    const next = (await renew(refreshToken)).data.session?.refresh_token ?? '';
    const newest = (await renew(next)).data.session?.refresh_token ?? '';
    await hosted.database.query(`update auth.refresh_tokens set updated_at = now() - interval '1 minute'`);
    expect(said(await renew(refreshToken))).toEqual([400, 'refresh_token_already_used', 'not-signed-in']);
    expect(said(await renew(newest))).toEqual([400, 'refresh_token_already_used', 'not-signed-in']);
    await person.auth.signOut();
    expect(said(await renew(newest))).toEqual([400, 'refresh_token_not_found', 'not-signed-in']);
  });

  test('answers 429 after 30 sign-in attempts from one IP address', async () => {
    if (server === undefined || postgrest === undefined) return;
    const strict = await startHosted({
      server,
      postgrest,
      keys,
      sql: '',
      auth: { settings: { tokenBurst: 30 } },
    });
    const { auth } = createClient(strict.url, keys.publishableKey, { auth: { persistSession: false } });
    const guess = async () =>
      said(await auth.signInWithPassword({ email: 'a@example.com', password: 'guess' }));
    for (let count = 1; count <= 30; count++)
      expect(await guess()).toEqual([400, 'invalid_credentials', 'password-wrong']);
    expect(await guess()).toEqual([429, 'over_request_rate_limit', 'too-many-requests']);
    await strict.stop();
  });

  test('lets the secret key list and delete accounts, and create password recovery links', async () => {
    const { id, email } = await aPerson();
    expect((await owner.auth.admin.listUsers({ perPage: 1000 })).data.users.map((user) => user.id)).toContain(
      id,
    );
    const link = await owner.auth.admin.generateLink({ type: 'recovery', email });
    const token_hash = link.data.properties?.hashed_token ?? '';
    expect((await client().auth.verifyOtp({ token_hash, type: 'recovery' })).data.user?.id).toBe(id);
    expect((await owner.auth.admin.deleteUser(id)).error).toBeNull();
    expect(said(await owner.auth.admin.getUserById(id)).slice(0, 2)).toEqual([404, 'user_not_found']);
  });

  const client = (key = keys.publishableKey): Database =>
    createClient<Schema>(hosted.url, key, { auth: { persistSession: false, autoRefreshToken: false } });

  async function aPerson() {
    const email = `${crypto.randomUUID()}@example.com`;
    const made = await owner.auth.admin.createUser({ email, password, email_confirm: true });
    const person = client();
    const { data } = await person.auth.signInWithPassword({ email, password });
    return {
      email,
      id: made.data.user?.id ?? '',
      client: person,
      refreshToken: data.session?.refresh_token ?? '',
    };
  }
});

const said = ({ error }: { error: AuthError | null }) => [
  error?.status,
  error?.code,
  authRefusal(error)?.code,
];
