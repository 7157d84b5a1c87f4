import { randomBytes } from 'node:crypto';
import { addressOf } from './address.ts';
import { isBanned, type Account, type AuthDeps, type Caller } from './caller.ts';
import { AuthError, textOf, type Input } from './error.ts';
import { isPasswordOf } from './password.ts';
import { userOf } from './user.ts';

/** Imitates how Auth opens, renews and ends sessions, with access tokens and refresh tokens. */
export function tokenActions(deps: AuthDeps) {
  const { database, keys, limit } = deps;

  async function open(
    account: Account,
    { method, request }: { method: 'password' | 'otp'; request: Request },
  ): Promise<Response> {
    const [opened] = await database.query(
      `insert into auth.sessions (id, user_id, created_at, updated_at, aal, ip)
        values (gen_random_uuid(), $1, now(), now(), 'aal1', $2) returning id`,
      [account.id, addressOf(request)],
    );
    const sessionId = String(opened?.['id']);
    await noteMethod(sessionId, method);
    await database.query('update auth.users set last_sign_in_at = now() where id = $1', [account.id]);
    return answer(account, sessionId);
  }

  /**
   * Creates a refresh token and returns it with an access token.
   * The caller must revoke the session’s previous refresh token.
   */
  async function answer(account: Account, sessionId: string, parent?: string): Promise<Response> {
    const refresh_token = randomBytes(9).toString('base64url');
    await database.query(
      `insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
        values ($1, $2, $3, $4, false, now(), now())`,
      [refresh_token, account.id, sessionId, parent ?? null],
    );
    return Response.json(await tokensOf(account, sessionId, refresh_token));
  }

  async function tokensOf(account: Account, sessionId: string, refresh_token: string): Promise<object> {
    const [session] = await database.query('select aal from auth.sessions where id = $1', [sessionId]);
    const methods = await database.query(
      `select authentication_method as method, extract(epoch from updated_at)::bigint::int as timestamp
        from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
      [sessionId],
    );
    const iat = Math.floor(Date.now() / 1000);
    const claims = {
      aud: 'authenticated',
      role: 'authenticated',
      sub: account.id,
      email: account.email,
      session_id: sessionId,
      aal: session?.['aal'],
      amr: methods,
      is_anonymous: false,
      iat,
      exp: iat + 3600,
    };
    return {
      access_token: keys.sign(claims),
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: iat + 3600,
      refresh_token,
      user: await userOf(deps, account.id),
    };
  }

  async function noteMethod(sessionId: string, method: 'password' | 'otp' | 'totp'): Promise<void> {
    await database.query(
      `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
        values (gen_random_uuid(), $1, now(), now(), $2)
        on conflict (session_id, authentication_method) do update set updated_at = now()`,
      [sessionId, method],
    );
  }

  async function grant(input: Input, request: Request): Promise<Response> {
    const kind = new URL(request.url).searchParams.get('grant_type');
    if (kind !== 'password' && kind !== 'refresh_token')
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    limit('token', request);
    return kind === 'password' ? signIn(input, request) : renew(textOf(input, 'refresh_token'));
  }

  async function signIn(input: Input, request: Request): Promise<Response> {
    const [found] = await database.query('select * from auth.users where email = lower($1)', [
      textOf(input, 'email'),
    ]);
    const account = found as Account | undefined;
    if (account === undefined || !isPasswordOf(account, textOf(input, 'password')))
      throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
    if (isBanned(account)) throw new AuthError(400, 'user_banned', 'User is banned');
    if (account.email_confirmed_at === null)
      throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    return open(account, { method: 'password', request });
  }

  async function renew(token: string): Promise<Response> {
    const [known] = await database.query(
      `select account.*, given.session_id, given.revoked, given.updated_at < now() - interval '10 seconds' as is_late,
          opened.id is not null as is_open
        from auth.refresh_tokens given join auth.users account on account.id::text = given.user_id
        left join auth.sessions opened on opened.id = given.session_id where given.token = $1`,
      [token],
    );
    if (known === undefined)
      throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    const account = known as Account;
    const sessionId = String(known['session_id']);
    if (isBanned(account)) throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
    if (known['is_open'] !== true)
      throw new AuthError(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found');
    if (known['revoked'] !== true) {
      await database.query(
        'update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1',
        [token],
      );
      return answer(account, sessionId, token);
    }
    // If the answer to a renewal was lost, the client renews again with the parent of the current token. Several tabs may
    // renew a session at once, so any revoked token still renews for 10 seconds. A later use may be theft, so it revokes
    // all refresh tokens of the session; the newest then still renews for 10 seconds (Supabase Auth 2.196, November 2026).
    const [current] = await database.query(
      'select token, parent from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
      [sessionId],
    );
    if (current?.['parent'] === token)
      return Response.json(await tokensOf(account, sessionId, String(current['token'])));
    if (known['is_late'] !== true) return answer(account, sessionId, token);
    await database.query(
      'update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1 and not revoked',
      [sessionId],
    );
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }

  async function signOut({ account, session }: Caller, _: Input, request: Request): Promise<Response> {
    const scope = new URL(request.url).searchParams.get('scope') ?? 'global';
    if (!['global', 'local', 'others'].includes(scope))
      throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
    await database.query(
      `delete from auth.sessions
        where user_id = $1 and case $3 when 'local' then id = $2 when 'others' then id <> $2 else true end`,
      [account.id, session.id, scope],
    );
    return new Response(null, { status: 204 });
  }

  return { open, answer, noteMethod, grant, signOut };
}

export type TokenActions = ReturnType<typeof tokenActions>;
