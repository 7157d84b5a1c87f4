/** Sessions and tokens of Supabase Auth. `describeAuth` runs each case on the stand-in and the real service. */
import { expect, test } from 'vitest';
import { headerOf } from '../../support/tokens.ts';
import { describeAuth, password, said } from '../../support/hosted/auth-cases.ts';

describeAuth('sessions', ({ hosted, client, owner, person }) => {
  test('signs access tokens with the published ES256 key that the token names', async () => {
    const { accessToken } = await person();
    const answer = await fetch(`${hosted().url}/auth/v1/.well-known/jwks.json`);
    const { keys } = (await answer.json()) as { keys: { kid: string; kty: string; alg: string }[] };
    expect(keys).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }]);
    expect(headerOf(accessToken)).toEqual({ alg: 'ES256', kid: keys[0]?.kid, typ: 'JWT' });
  });

  test('accepts the parent of the current refresh token at any time, in case its answer was lost', async () => {
    const { refreshToken } = await person();
    const { data: first } = await renew(refreshToken);
    await makeOld();
    const { data: again } = await renew(refreshToken);
    expect(again.session?.refresh_token).toBe(first.session?.refresh_token);
  });

  test('ends a session if an older refresh token is used again a minute after its first use', async () => {
    const { refreshToken } = await person();
    const next = (await renew(refreshToken)).data.session?.refresh_token ?? '';
    const newest = (await renew(next)).data.session?.refresh_token ?? '';
    await makeOld();
    expect(said(await renew(refreshToken))).toEqual([400, 'refresh_token_already_used', 'not-signed-in']);
    // The service has now revoked the newest token. A revoked token still works for ten seconds.
    await makeOld();
    const after = said(await renew(newest));
    expect(['refresh_token_already_used', 'refresh_token_not_found', 'session_not_found']).toContain(
      after[1],
    );
    expect([after[0], after[2]]).toEqual([400, 'not-signed-in']);
  });

  test.each([
    ['local', [true, false]],
    ['others', [false, true]],
    ['global', [true, true]],
  ] as const)('ends with the scope “%s” the right sessions at once', async (scope, isEnded) => {
    const { email, client: here, refreshToken } = await person();
    const elsewhere = client();
    const { data } = await elsewhere.auth.signInWithPassword({ email, password });
    const tokens = [refreshToken, data.session?.refresh_token ?? ''];
    const { data: open } = await here.auth.getSession();
    expect((await here.auth.admin.signOut(open.session?.access_token ?? '', scope)).error).toBeNull();
    for (const [index, token] of tokens.entries())
      expect((await renew(token)).error === null).toBe(!isEnded[index]);
    if (isEnded[0])
      expect(said(await client().auth.getUser(open.session?.access_token))[2]).toBe('not-signed-in');
  });

  test('refuses the open access token of a banned account at once, and its sign-in', async () => {
    const { id, email, accessToken, refreshToken } = await person();
    await hosted().database.query(
      `update auth.users set banned_until = now() + interval '1 hour' where id = $1`,
      [id],
    );
    expect(said(await client().auth.getUser(accessToken))).toEqual([403, 'user_banned', 'password-wrong']);
    expect(said(await client().auth.signInWithPassword({ email, password }))).toEqual([
      400,
      'user_banned',
      'password-wrong',
    ]);
    expect(said(await renew(refreshToken))).toEqual([400, 'user_banned', 'password-wrong']);
    expect((await owner().auth.admin.updateUserById(id, { ban_duration: 'none' })).error).toBeNull();
    expect((await client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('refuses a token without a session, a broken token and a token of a deleted account', async () => {
    const { id, accessToken } = await person();
    expect(said(await client().auth.getUser(`${accessToken}x`)).slice(0, 2)).toEqual([403, 'bad_jwt']);
    await owner().auth.admin.deleteUser(id);
    expect(said(await client().auth.getUser(accessToken)).slice(0, 2)).toEqual([403, 'user_not_found']);
  });

  const renew = (refresh_token: string) => client().auth.refreshSession({ refresh_token });

  /** Both kinds of refresh tokens count the time: each in a row of its own, or with a counter in the session. */
  const makeOld = async (): Promise<void> => {
    const { database } = hosted();
    await database.query(`update auth.refresh_tokens set updated_at = updated_at - interval '1 minute'`);
    await database.query(
      `update auth.sessions set refreshed_at = refreshed_at - interval '1 minute', created_at = created_at - interval '1 minute'`,
    );
  };
});
