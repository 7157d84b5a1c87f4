/**
 * Accounts of Supabase Auth as the product expects them. `describeAuth` runs each case on the stand-in and the real
 * service.
 */
import { expect, test, vi } from 'vitest';
import { signUpAbility } from '../../../scripts/tools/installation/abilities/sign-up.ts';
import type { Check } from '../../../scripts/tools/installation/check/ability.ts';
import { clientsOf } from '../../../scripts/tools/installation/check/clients.ts';
import { describeAuth, password, said } from '../../support/hosted/auth-cases.ts';

describeAuth('accounts', ({ hosted, client, owner, person }) => {
  test('refuses sign-up, so that only the secret key can create accounts', async () => {
    const signedUp = await client().auth.signUp({ email: 'a@example.com', password });
    expect(said(signedUp)).toEqual([422, 'signup_disabled', 'internal']);
    const made = await client().auth.admin.createUser({ email: 'a@example.com', password });
    expect(said(made).slice(0, 2)).toEqual([403, 'not_admin']);
    const { email } = await person();
    expect(said(await owner().auth.admin.createUser({ email, password })).slice(0, 2)).toEqual([
      422,
      'email_exists',
    ]);
  });

  test('says in its settings that sign-up is closed, which the installation check reads', async () => {
    const asked = (headers: Record<string, string>) => fetch(`${hosted().url}/auth/v1/settings`, { headers });
    expect((await asked({})).status).toBe(401);
    expect(await (await asked({ apikey: hosted().keys.publishableKey })).json()).toMatchObject({
      disable_signup: true,
      mailer_autoconfirm: false,
      external: { email: true, phone: false, anonymous_users: false },
    });
    vi.stubEnv('SUPABASE_URL', hosted().url);
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', hosted().keys.publishableKey);
    const check = { clients: clientsOf(fetch), isLocal: false } as Check;
    expect(await signUpAbility.run(check)).toBe('An account needs an invitation.');
    vi.unstubAllEnvs();
  });

  test('lets the secret key list and delete accounts, and create password recovery links', async () => {
    const { id, email } = await person();
    const { auth } = owner();
    expect((await auth.admin.listUsers({ perPage: 1000 })).data.users.map((user) => user.id)).toContain(id);
    const link = await auth.admin.generateLink({ type: 'recovery', email });
    const token_hash = link.data.properties?.hashed_token ?? '';
    expect((await client().auth.verifyOtp({ token_hash, type: 'recovery' })).data.user?.id).toBe(id);
    expect((await auth.admin.deleteUser(id)).error).toBeNull();
    expect(said(await auth.admin.getUserById(id)).slice(0, 2)).toEqual([404, 'user_not_found']);
    expect(said(await auth.admin.generateLink({ type: 'recovery', email })).slice(0, 2)).toEqual([
      404,
      'user_not_found',
    ]);
  });

  test('lets the secret key change address and password, which ends the sessions of the account', async () => {
    const { id, email, refreshToken } = await person();
    const { admin } = owner().auth;
    expect(said(await admin.updateUserById(id, { password: 'kort' })).slice(0, 2)).toEqual([
      422,
      'weak_password',
    ]);
    const changes = { email: `new-${email}`, password: 'een heel ander woord', email_confirm: true };
    expect((await admin.updateUserById(id, changes)).data.user?.email).toBe(`new-${email}`);
    expect(said(await client().auth.refreshSession({ refresh_token: refreshToken }))[2]).toBe(
      'not-signed-in',
    );
    const { email: now, password: then } = changes;
    expect((await client().auth.signInWithPassword({ email: now, password: then })).error).toBeNull();
  });

  test('creates an account with a weak password, and refuses the sign-in of an unconfirmed one', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    expect((await owner().auth.admin.createUser({ email, password: 'kort' })).error).toBeNull();
    expect(said(await client().auth.signInWithPassword({ email, password: 'kort' }))).toEqual([
      400,
      'email_not_confirmed',
      'password-wrong',
    ]);
  });
});
