import { isCodeOf, newSecret } from '../../stand-ins/totp.ts';
import { addressOf } from './address.ts';
import type { AuthDeps, Caller } from './caller.ts';
import { AuthError, textOf, type Input } from './error.ts';
import type { TokenActions } from './tokens.ts';

/** Imitates the routes of Supabase Auth for one-time codes of an authenticator app, with their error codes. */
export function factorActions({ database, settings, limit }: AuthDeps, tokens: TokenActions) {
  async function enrol({ account, session }: Caller, input: Input): Promise<Response> {
    if (input['factor_type'] !== 'totp')
      throw new AuthError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
    if (!settings.offersSecondFactor)
      throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
    const name = textOf(input, 'friendly_name');
    const known = await database.query(
      'select friendly_name, status from auth.mfa_factors where user_id = $1',
      [account.id],
    );
    if (name !== '' && known.some(({ friendly_name }) => friendly_name === name))
      throw new AuthError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${name}" for this user already exists`,
      );
    if (known.some(({ status }) => status === 'verified') && session.aal !== 'aal2')
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    const secret = newSecret();
    const [made] = await database.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
        values (gen_random_uuid(), $1, $2, 'totp', 'unverified', $3, now(), now()) returning id`,
      [account.id, name, secret],
    );
    const qr_code = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1z"/></svg>';
    const totp = { qr_code, secret, uri: `otpauth://totp/Desk?secret=${secret}` };
    return Response.json({ id: made?.['id'], type: 'totp', friendly_name: name, totp });
  }

  async function challenge({ account }: Caller, _: Input, request: Request): Promise<Response> {
    limit('challenge', request);
    const factor = await factorOf(account.id, request);
    const [made] = await database.query(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
        values (gen_random_uuid(), $1, now(), $2) returning id, extract(epoch from created_at)::bigint::int + 300 as expires_at`,
      [factor.id, addressOf(request)],
    );
    return Response.json({ ...made, type: 'totp' });
  }

  async function verify({ account, session }: Caller, input: Input, request: Request): Promise<Response> {
    limit('verify-factor', request);
    const factor = await factorOf(account.id, request);
    const id = textOf(input, 'challenge_id');
    await requireOpenChallenge({ id, factorId: factor.id, address: addressOf(request) });
    if (!isCodeOf(factor.secret, textOf(input, 'code')))
      throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    await database.query('update auth.mfa_challenges set verified_at = now() where id = $1', [id]);
    await database.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`,
      [factor.id],
    );
    await database.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
      session.id,
      factor.id,
    ]);
    await tokens.noteMethod(session.id, 'totp');
    await database.query(`delete from auth.sessions where user_id = $1 and aal < 'aal2'`, [account.id]);
    await database.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      account.id,
    ]);
    await database.query('update auth.refresh_tokens set revoked = true where session_id = $1', [session.id]);
    return tokens.answer(account, session.id);
  }

  async function requireOpenChallenge({ id, factorId, address }: Asked): Promise<void> {
    const [known] = await database.query(
      `select verified_at is not null or ip_address <> $3 as is_other, created_at < now() - interval '5 minutes' as is_late
        from auth.mfa_challenges where id = $1 and factor_id = $2`,
      [id, factorId, address],
    );
    if (known === undefined)
      throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
    if (known['is_other'] === true)
      throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
    if (known['is_late'] === true)
      throw new AuthError(422, 'mfa_challenge_expired', `MFA challenge ${id} has expired`);
  }

  async function remove({ account, session }: Caller, _: Input, request: Request): Promise<Response> {
    const factor = await factorOf(account.id, request);
    if (factor.status === 'verified' && session.aal !== 'aal2')
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await database.query('delete from auth.mfa_factors where id = $1', [factor.id]);
    await database.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [
      factor.id,
    ]);
    return Response.json({ id: factor.id });
  }

  async function factorOf(userId: string, request: Request): Promise<Factor> {
    const id = /\/factors\/([^/]+)/.exec(new URL(request.url).pathname)?.[1];
    const [factor] = await database.query('select * from auth.mfa_factors where id = $1 and user_id = $2', [
      id,
      userId,
    ]);
    if (factor === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
    return factor as Factor;
  }

  return { enrol, challenge, verify, remove };
}

type Factor = { id: string; status: 'unverified' | 'verified'; secret: string };
type Asked = { id: string; factorId: string; address: string };
