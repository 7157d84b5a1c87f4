import type { SqlDatabase } from '../../sql.ts';
import type { Claims } from '../../tokens.ts';
import type { ReceivedMail } from '../mailbox.ts';
import { believedClaims, type TokenKeys } from '../token-keys.ts';
import { AuthError } from './error.ts';
import type { RequestLimits } from './limits.ts';
import type { AuthSettings } from './settings.ts';

/**
 * Returns the account and the session of the request’s token.
 * Throws if the token is missing or invalid, or if the account or the session no longer exists.
 */
export async function findCaller(deps: AuthDeps, request: Request): Promise<Caller> {
  const { sub, session_id } = requireClaims(deps, request);
  if (typeof sub !== 'string' || sub === '')
    throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  const [account] = await deps.database.query('select * from auth.users where id = $1', [sub]);
  if (account === undefined)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (isBanned(account as Account)) throw new AuthError(403, 'user_banned', 'User is banned');
  const [session] = await deps.database.query('select * from auth.sessions where id = $1', [session_id]);
  if (session === undefined)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return { account: account as Account, session: session as Session };
}

/** Throws unless the token has the role `service_role`. The gateway adds such a token for the secret API key. */
export function requireAdmin(deps: AuthDeps, request: Request): void {
  if (requireClaims(deps, request).role !== 'service_role')
    throw new AuthError(403, 'not_admin', 'User not allowed');
}

function requireClaims({ keys }: AuthDeps, request: Request): Claims {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined)
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = believedClaims(token, keys.accepted);
  if (claims === undefined)
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  return claims;
}

export const isBanned = ({ banned_until }: Account): boolean =>
  banned_until !== null && banned_until > new Date();

export type AuthDeps = {
  database: SqlDatabase;
  keys: TokenKeys;
  settings: AuthSettings;
  mail: (mail: ReceivedMail) => unknown;
  siteUrl: string;
  limit: RequestLimits;
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
