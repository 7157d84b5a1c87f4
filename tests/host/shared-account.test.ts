/** A thief of the shared password or of an old token keeps no access after a new token. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authRefusal } from '#adapters/supabase/access/auth-refusal.browser.ts';
import { setUpEditor } from '#adapters/supabase/access/set-up-editor.ts';
import { bundledFunctions, settingsFor } from '../support/functions/bundled-functions.ts';
import { callBundled } from '../support/functions/call-bundled.ts';
import { aBackend, anEditor, answerTo, type TestBackend } from '../support/database/backend.ts';

let backend: TestBackend;
let functions: Awaited<ReturnType<typeof bundledFunctions>>;

const account = { email: 'desk@example.com', password: 'zee wind en amandel 2026' };
const adminToken = 'the token that everybody shares';

beforeAll(async () => {
  const outDir = path.join(mkdtempSync(path.join(tmpdir(), 'shared-account-test-')), 'functions');
  [backend, functions] = await Promise.all([aBackend({ isEmbedded: true }), bundledFunctions(outDir)]);
  const settings = { ...settingsFor(backend, { url: '' }), ADMIN_TOKEN: adminToken };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.stubEnv('EDITOR_EMAIL', account.email);
  vi.stubEnv('EDITOR_PASSWORD', account.password);
});
beforeEach(() => setUp());
afterAll(async () => {
  vi.unstubAllEnvs();
  functions.remove();
  await backend.stop();
});

describe('shared account', () => {
  test('gives no access to a thief who changes its password', async () => {
    const stolen = await opened();
    const theirs = 'attacker chose this 123';
    expect(await changed(stolen.access_token, { password: theirs })).toBe(200);
    const thief = await signedIn(theirs);
    expect(await isEditor(thief)).toBe(false);

    // Signing in with the right token restores the password and ends the thief’s session.
    const owner = await opened();
    expect(await isEditor(owner.access_token)).toBe(true);
    expect(await isEditor(stolen.access_token)).toBe(false);
    expect(
      (await backend.visitor().auth.signInWithPassword({ ...account, password: theirs })).data.session,
    ).toBeNull();
  });

  test('loses all sessions if the set-up changes the token, even after a thief changed the password', async () => {
    const stolen = await opened();
    await changed(stolen.access_token, { password: 'attacker chose this 123' });
    const thief = await signedIn('attacker chose this 123');
    await setUp({ ADMIN_TOKEN: 'a new token' });
    for (const token of [stolen.access_token, thief]) expect(await isEditor(token)).toBe(false);
    expect(
      (await backend.visitor().auth.refreshSession({ refresh_token: stolen.refresh_token })).data.session,
    ).toBeNull();
    vi.stubEnv('ADMIN_TOKEN', 'a new token');
    expect(await isEditor((await opened('a new token')).access_token)).toBe(true);
    vi.stubEnv('ADMIN_TOKEN', adminToken);
  });

  test('loses all sessions at the first sign-in with a new token', async () => {
    const before = await opened();
    vi.stubEnv('ADMIN_TOKEN', 'the next token');
    const after = await opened('the next token');
    expect(await isEditor(before.access_token)).toBe(false);
    vi.stubEnv('ADMIN_TOKEN', adminToken);
    const refused = await callBundled(functions.at('admin-session'), { body: { token: adminToken } });
    expect([refused.status, refused.json]).toMatchObject([401, { error: { code: 'token-refused' } }]);
    expect(await isEditor(after.access_token)).toBe(true);
  });

  test('stays the same account if its password changes, and cannot use another editor’s e-mail address', async () => {
    const first = (await opened()).user.id;
    await setUp({ EDITOR_PASSWORD: 'a quite different password' });
    const accounts = await backend
      .owner()
      .from('editors')
      .select('user_id, removed_at')
      .eq('is_shared', true);
    expect(accounts.data).toEqual([{ user_id: first, removed_at: null }]);

    const named = await anEditor(backend);
    await expect(setUp({ EDITOR_EMAIL: named.account.email })).rejects.toThrow(
      'EDITOR_EMAIL needs an address of its own',
    );
    expect((await backend.visitor().auth.signInWithPassword(named.account)).error).toBeNull();
  });

  test('cannot get a second factor from the embedded auth service, and gets the error “not-offered”', async () => {
    const { auth } = backend.visitor();
    await auth.setSession(await opened());
    const { error } = await auth.mfa.enroll({ factorType: 'totp' });
    expect(authRefusal(error)).toEqual({ code: 'not-offered' });
  });
});

/** Runs the set-up with changed settings. Later sign-ins use the usual ones again. */
async function setUp(changes: Record<string, string> = {}): Promise<void> {
  const usual = { ADMIN_TOKEN: adminToken, EDITOR_EMAIL: account.email, EDITOR_PASSWORD: account.password };
  for (const [name, value] of Object.entries({ ...usual, ...changes })) vi.stubEnv(name, value);
  try {
    await setUpEditor();
  } finally {
    for (const [name, value] of Object.entries(usual)) vi.stubEnv(name, value);
  }
}

async function opened(token = adminToken): Promise<Opened> {
  const { status, json } = await callBundled(functions.at('admin-session'), { body: { token } });
  expect([status, json]).toMatchObject([200, {}]);
  return json['session'] as Opened;
}

async function changed(accessToken: string, body: object): Promise<number> {
  const answered = await fetch(`${backend.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: backend.keys.publishableKey,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return answered.status;
}

async function signedIn(password: string): Promise<string> {
  const { data } = await backend.visitor().auth.signInWithPassword({ ...account, password });
  return data.session?.access_token ?? '';
}

async function isEditor(accessToken: string): Promise<boolean> {
  const { data } = await answerTo(backend.withToken(accessToken).rpc('current_editor'));
  return (data as { is_editor: boolean } | null)?.is_editor ?? false;
}

type Opened = { access_token: string; refresh_token: string; user: { id: string } };
