import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { recoverySubject, recoveryTemplate } from '../../../../scripts/local/backend/backend-folder.ts';
import type { Account, AuthDeps, Caller } from './caller.ts';
import { AuthError, textOf, type Input } from './error.ts';
import { hashOf, isPasswordOf, requireStrong } from './password.ts';
import type { TokenActions } from './tokens.ts';
import { insertUser, userOf } from './user.ts';

/** Imitates Auth’s requests about an account: sign-up, recovery, and changes by the account’s owner. */
export function accountActions(deps: AuthDeps, tokens: TokenActions) {
  const { database, settings, mail, siteUrl, limit } = deps;

  async function signUp(input: Input, request: Request): Promise<Response> {
    if (!settings.isSignUpOpen)
      throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
    const password = textOf(input, 'password');
    if (password === '') throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
    requireStrong(password, settings);
    const email = textOf(input, 'email');
    const id = await insertUser(deps, { email, hash: hashOf(password), isConfirmed: true });
    if (id === undefined) throw new AuthError(422, 'user_already_exists', 'User already registered');
    return tokens.open(await accountOf(id), { method: 'password', request });
  }

  const read = async ({ account }: Caller): Promise<Response> =>
    Response.json(await userOf(deps, account.id));

  async function change({ account, session }: Caller, input: Input, request: Request): Promise<Response> {
    limit('user', request);
    const password = textOf(input, 'password');
    const email = textOf(input, 'email').toLowerCase();
    const isNewEmail = email !== '' && email !== account.email;
    if (input['password'] !== undefined) requireStrong(password, settings);
    if (session.aal !== 'aal2' && (password !== '' || isNewEmail) && (await hasFactor(account)))
      throw new AuthError(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      );
    if (isNewEmail) await requireFree(email);
    if (password !== '') {
      await requireLeaveToChange({ account, session }, input);
      await database.query(
        'update auth.users set encrypted_password = $2, updated_at = now() where id = $1',
        [account.id, hashOf(password)],
      );
      await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [
        account.id,
        session.id,
      ]);
    }
    if (isNewEmail) await askToConfirm(account, email);
    return Response.json(await userOf(deps, account.id));
  }

  async function requireLeaveToChange({ account, session }: Caller, input: Input): Promise<void> {
    const isRecovery = await wasOpenedWith(session.id, 'otp');
    if (settings.asksRecentSignIn && session.created_at.getTime() < Date.now() - 86_400_000)
      throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    const current = textOf(input, 'current_password');
    if (settings.asksCurrentPassword && !isRecovery) {
      const message = 'Current password required when setting new password.';
      if (current === '') throw new AuthError(400, 'current_password_required', message);
      if (!isPasswordOf(account, current)) throw new AuthError(400, 'current_password_invalid', message);
    }
    if (isPasswordOf(account, textOf(input, 'password')))
      throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }

  async function wasOpenedWith(sessionId: string, method: string): Promise<boolean> {
    const found = await database.query(
      'select from auth.mfa_amr_claims where session_id = $1 and authentication_method = $2',
      [sessionId, method],
    );
    return found.length > 0;
  }

  async function hasFactor({ id }: Account): Promise<boolean> {
    const found = await database.query(
      `select from auth.mfa_factors where user_id = $1 and status = 'verified'`,
      [id],
    );
    return found.length > 0;
  }

  async function requireFree(email: string): Promise<void> {
    if ((await database.query('select from auth.users where email = $1', [email])).length > 0)
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }

  /** Mails the old and the new address. The change of the address is not imitated, because no test needs it. */
  async function askToConfirm(account: Account, email: string): Promise<void> {
    await database.query(
      'update auth.users set email_change = $2, email_change_sent_at = now() where id = $1',
      [account.id, email],
    );
    for (const to of [account.email, email]) await mail({ to, subject: 'Confirm Email Change', html: '' });
  }

  async function recover(input: Input, request: Request): Promise<Response> {
    limit('recover', request);
    const [found] = await database.query('select * from auth.users where email = lower($1)', [
      textOf(input, 'email'),
    ]);
    if (found === undefined) return Response.json({});
    const account = found as Account;
    const since = Date.now() - (account.recovery_sent_at?.getTime() ?? 0);
    const wait = Math.ceil(settings.secondsBetweenMails - since / 1000);
    if (wait > 0)
      throw new AuthError(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${wait} seconds.`,
      );
    const tokenHash = await newRecovery(deps, account.id);
    const html = renderedTemplate({ siteUrl, tokenHash });
    await mail({ to: account.email, subject: recoverySubject, html });
    return Response.json({});
  }

  async function verify(input: Input, request: Request): Promise<Response> {
    limit('verify', request);
    if (!['recovery', 'magiclink', 'email'].includes(textOf(input, 'type')))
      throw new AuthError(400, 'validation_failed', 'Unsupported verification type');
    const [used] = await database.query(
      `with used as (delete from auth.one_time_tokens where token_hash = $1 and token_type = 'recovery_token' returning *)
        select user_id, created_at > now()::timestamp - interval '1 hour' as is_fresh from used`,
      [textOf(input, 'token_hash')],
    );
    if (used?.['is_fresh'] !== true)
      throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
    return tokens.open(await accountOf(String(used['user_id'])), { method: 'otp', request });
  }

  async function accountOf(id: string): Promise<Account> {
    const [account] = await database.query('select * from auth.users where id = $1', [id]);
    return account as Account;
  }

  const settingsAnswer = (): Response =>
    Response.json({
      external: { anonymous_users: false, email: true, phone: false },
      disable_signup: !settings.isSignUpOpen,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    });

  return { signUp, read, change, recover, verify, settings: settingsAnswer };
}

/** Returns the hash for a link that recovers a password. Earlier links become invalid. */
export async function newRecovery({ database }: Pick<AuthDeps, 'database'>, id: string): Promise<string> {
  const tokenHash = newHash();
  await database.query('update auth.users set recovery_sent_at = now() where id = $1', [id]);
  await database.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at)
      select gen_random_uuid(), id, 'recovery_token', $2, email, now()::timestamp from auth.users where id = $1
      on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, created_at = now()::timestamp`,
    [id, tokenHash],
  );
  return tokenHash;
}

const renderedTemplate = ({ siteUrl, tokenHash }: { siteUrl: string; tokenHash: string }): string =>
  readFileSync(recoveryTemplate, 'utf8')
    .replaceAll('{{ .SiteURL }}', siteUrl)
    .replaceAll('{{ .TokenHash }}', tokenHash);

const newHash = (): string => randomBytes(28).toString('hex');
