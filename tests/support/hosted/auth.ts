/**
 * Imitates the part of Supabase Auth (GoTrue) that the product and its tests use, with the real tables of `auth`.
 * Refuses the same requests as GoTrue, with the same codes (tests/hosted/auth passes on Supabase Auth 2.196.0, November 2026).
 */
import type { SqlDatabase } from '../sql.ts';
import { accountActions } from './auth/account.ts';
import { adminActions } from './auth/admin.ts';
import { AuthError, errorAnswer, inputOf, type Input } from './auth/error.ts';
import { factorActions } from './auth/factors.ts';
import { tokenActions } from './auth/tokens.ts';
import { findCaller, type AuthDeps, type Caller } from './auth/caller.ts';
import { requestLimits } from './auth/limits.ts';
import type { AuthSettings } from './auth/settings.ts';
import type { ReceivedMail } from './mailbox.ts';
import type { TokenKeys } from './token-keys.ts';
import type { ServicePart } from './service.ts';

/** `settings` replaces individual values of `settingsOfOurGuide`. */
export function authService({
  database,
  keys,
  settings = {},
  mail = () => undefined,
  siteUrl = 'https://desk.example.com',
}: AuthServiceParts): ServicePart {
  const deps: AuthDeps = {
    database,
    keys,
    settings: { ...settingsOfOurGuide, ...settings },
    mail,
    siteUrl,
    limit: requestLimits(),
  };
  const tokens = tokenActions(deps);
  const account = accountActions(deps, tokens);
  const factors = factorActions(deps, tokens);
  const admin = adminActions(deps);

  const open: Record<string, (input: Input, request: Request) => Response | Promise<Response>> = {
    'GET /settings': account.settings,
    'GET /.well-known/jwks.json': () => Response.json(keys.published),
    'POST /signup': account.signUp,
    'POST /token': tokens.grant,
    'POST /recover': account.recover,
    'POST /verify': account.verify,
  };
  const personal: Record<string, (caller: Caller, input: Input, request: Request) => Promise<Response>> = {
    'POST /logout': tokens.signOut,
    'GET /user': account.read,
    'PUT /user': account.change,
    'POST /factors': factors.enrol,
    'POST /factors/*/challenge': factors.challenge,
    'POST /factors/*/verify': factors.verify,
    'DELETE /factors/*': factors.remove,
  };

  // All requests share one connection, so each one waits until the previous one has ended.
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const answered = last.then(() => answer(request));
    last = answered.catch(() => undefined);
    return answered;
  };

  async function answer(request: Request): Promise<Response> {
    try {
      const { pathname } = new URL(request.url);
      const action = `${request.method} ${pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '*')}`;
      const input = await inputOf(request);
      if (pathname.startsWith('/admin/')) return await admin(action, input, request);
      const openAction = open[action];
      if (openAction !== undefined) return await openAction(input, request);
      const personalAction = personal[action];
      if (personalAction === undefined) return new Response('404 page not found', { status: 404 });
      return await personalAction(await findCaller(deps, request), input, request);
    } catch (error) {
      if (error instanceof AuthError) return errorAnswer(error, request);
      throw error;
    }
  }
}

/** The settings that docs/deploy.md prescribes, completed with the defaults of a new project. */
const settingsOfOurGuide: AuthSettings = {
  isSignUpOpen: false,
  shortestPassword: 12,
  requiredCharacters: [],
  leakedPasswords: [],
  asksCurrentPassword: true,
  asksRecentSignIn: true,
  secondsBetweenMails: 60,
  offersSecondFactor: true,
};

type AuthServiceParts = {
  database: SqlDatabase;
  keys: TokenKeys;
  settings?: Partial<AuthSettings> | undefined;
  mail?: ((mail: ReceivedMail) => unknown) | undefined;
  siteUrl?: string | undefined;
};
