/** The second factor of Supabase Auth. `describeAuth` runs each case on the stand-in and the real service. */
import { expect, test } from 'vitest';
import type { Database } from '#adapters/supabase/client.ts';
import { anAddress, describeAuth, password, said } from '../../support/hosted/auth-cases.ts';
import { claimsOf } from '../../support/tokens.ts';
import { codeOf } from '../../support/stand-ins/totp.ts';

describeAuth('the second factor', ({ hosted, client, owner, person }) => {
  test('confirms the session with a code of the new factor, and ends other sessions', async () => {
    const { email, client: here } = await person();
    const elsewhere = client();
    await elsewhere.auth.signInWithPassword({ email, password });
    const { id: factorId, secret } = await enrolled(here);
    expect(said(await here.auth.mfa.challengeAndVerify({ factorId, code: wrongCode(secret) }))).toEqual([
      422,
      'mfa_verification_failed',
      'code-wrong',
    ]);
    expect((await here.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
    expect(await levelOf(here)).toBe('aal2');
    expect(said(await elsewhere.auth.getUser())[2]).toBe('not-signed-in');

    const later = client();
    await later.auth.signInWithPassword({ email, password });
    expect(await levelOf(later)).toBe('aal1');
    expect((await later.auth.mfa.listFactors()).data?.totp).toMatchObject([
      { id: factorId, status: 'verified' },
    ]);
    const change = { password: 'een heel ander woord', current_password: password };
    expect(said(await later.auth.updateUser(change))).toEqual([
      401,
      'insufficient_aal',
      'second-factor-needed',
    ]);
    expect(said(await later.auth.mfa.unenroll({ factorId })).slice(0, 2)).toEqual([422, 'insufficient_aal']);
    expect(
      said(await later.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Other' })).slice(0, 2),
    ).toEqual([403, 'insufficient_aal']);
  });

  test('lets a confirmed session remove the factor, after which the session is not confirmed', async () => {
    const { client: here } = await person();
    const { id: factorId, secret } = await enrolled(here);
    await here.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect((await here.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await here.auth.refreshSession()).error).toBeNull();
    expect(await levelOf(here)).toBe('aal1');
    expect((await here.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('reserves the name of a factor, even of an unconfirmed one', async () => {
    const { client: here } = await person();
    const { id: factorId } = await enrolled(here);
    const again = await here.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
    expect(said(again).slice(0, 2)).toEqual([422, 'mfa_factor_name_conflict']);
    expect((await here.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await enrolled(here);
  });

  test('refuses a code from another address than the challenge, and a late code', async () => {
    const { accessToken, client: here } = await person();
    const { id: factorId, secret } = await enrolled(here);
    const { url, keys, database } = hosted();
    const there = await fetch(`${url}/auth/v1/factors/${factorId}/challenge`, {
      method: 'POST',
      headers: {
        apikey: keys.publishableKey,
        authorization: `Bearer ${accessToken}`,
        'x-forwarded-for': anAddress(),
      },
    });
    const { id: challengeId } = (await there.json()) as { id: string };
    const code = codeOf(secret);
    const answer = { factorId, challengeId, code };
    expect(said(await here.auth.mfa.verify(answer))).toEqual([
      422,
      'mfa_ip_address_mismatch',
      'address-changed',
    ]);
    const { data: own } = await here.auth.mfa.challenge({ factorId });
    await database.query(
      `update auth.mfa_challenges set created_at = created_at - interval '6 minutes' where true`,
    );
    expect(said(await here.auth.mfa.verify({ factorId, challengeId: own?.id ?? '', code }))).toEqual([
      422,
      'mfa_challenge_expired',
      'code-wrong',
    ]);
  });

  test('lets the secret key list and delete a person’s factors, which ends the confirmed sessions', async () => {
    const { id: userId, client: here } = await person();
    const { id: factorId, secret } = await enrolled(here);
    await here.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    const { mfa } = owner().auth.admin;
    expect((await mfa.listFactors({ userId })).data?.factors.map(({ id }) => id)).toEqual([factorId]);
    expect((await mfa.deleteFactor({ userId, id: factorId })).error).toBeNull();
    expect(said(await mfa.deleteFactor({ userId, id: factorId })).slice(0, 2)).toEqual([
      404,
      'mfa_factor_not_found',
    ]);
  });
});

async function enrolled({ auth }: Database): Promise<{ id: string; secret: string }> {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  expect(error).toBeNull();
  if (data === null) throw new Error('There is no factor.');
  expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<(\?xml|svg)/);
  expect(data.totp.uri).toMatch(/^otpauth:\/\/totp\//);
  return { id: data.id, secret: data.totp.secret };
}

async function levelOf({ auth }: Database): Promise<unknown> {
  const { data } = await auth.getSession();
  return (claimsOf(data.session?.access_token ?? '') as { aal?: unknown }).aal;
}

const wrongCode = (secret: string): string =>
  String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
