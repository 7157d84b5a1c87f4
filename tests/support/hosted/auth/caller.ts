import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SqlDatabase } from '../../sql.ts';
import { claimsOf } from '../../tokens.ts';
import { AuthError } from './error.ts';
import type { AuthSettings, SentMail } from './settings.ts';

/**
 * Returns the account and the session of the request’s token.
 * Throws if the token is missing or invalid, or if the account or the session no longer exists.
 */
export async function findCaller(deps: AuthDeps, request: Request): Promise<Caller> {
  const { sub, session_id } = believedClaims(deps, request);
  if (typeof sub !== 'string' || sub === '')
    throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  const [account] = await deps.database.query('select * from auth.users where id = $1', [sub]);
  if (account === undefined)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const [session] = await deps.database.query('select * from auth.sessions where id = $1', [session_id]);
  if (session === undefined)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return { account: account as Account, session: session as Session };
}

/** Throws unless the token has the role `service_role`. The gateway adds such a token for the secret API key. */
export function requireAdmin(deps: AuthDeps, request: Request): void {
  if (believedClaims(deps, request).role !== 'service_role')
    throw new AuthError(403, 'not_admin', 'User not allowed');
}

function believedClaims({ jwtSecret }: AuthDeps, request: Request) {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined)
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const [header = '', payload = '', signature = ''] = token.split('.');
  const right = createHmac('sha256', jwtSecret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  const claims = given.length === right.length && timingSafeEqual(given, right) ? claimsOf(token) : undefined;
  if (claims === undefined || Number((claims as { exp?: unknown }).exp) * 1000 < Date.now())
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  return claims;
}

export type AuthDeps = {
  database: SqlDatabase;
  jwtSecret: string;
  settings: AuthSettings;
  mail: (mail: SentMail) => unknown;
};

export type Account = {
  id: string;
  email: string;
  encrypted_password: string;
  email_confirmed_at: Date | null;
  banned_until: Date | null;
  recovery_sent_at: Date | null;
  [column: string]: unknown;
};

export type Session = { id: string; created_at: Date; aal: 'aal1' | 'aal2' };

export type Caller = { account: Account; session: Session };
