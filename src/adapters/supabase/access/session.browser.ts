import { AuthClient, type Session } from '@supabase/auth-js';
import type { FunctionAnswer } from '../../functions.browser.ts';
import { sendBytes, type SendOptions } from '../../send-bytes.browser.ts';
import { authRefusal, type AuthRefusal } from './auth-refusal.browser.ts';
import { secondFactor } from './second-factor.browser.ts';

/**
 * Signs editors in and out in the browser, and stores their session. The package auth-js is half as large as supabase-
 * js, of which pages need nothing else.
 */
export function browserSession(publishableKey: string) {
  const { origin, hostname } = location;
  const auth = new AuthClient({
    url: `${origin}/auth/v1`,
    // Only older keys are JWTs, which a request without a session must repeat as its token.
    headers: {
      apikey: publishableKey,
      ...(publishableKey.startsWith('sb_') ? {} : { Authorization: `Bearer ${publishableKey}` }),
    },
    // This is the default storage key of the library supabase-js.
    storageKey: `sb-${hostname.split('.')[0]}-auth-token`,
    detectSessionInUrl: false,
  });
  return {
    async keep({ access_token, refresh_token }: Tokens): Promise<void> {
      const { error } = await auth.setSession({ access_token, refresh_token });
      if (error !== null) throw new Error('The session could not be kept.', { cause: error });
    },
    async signIn(account: { email: string; password: string }): Promise<AuthRefusal | undefined> {
      const { error } = await auth.signInWithPassword(account);
      return authRefusal(error);
    },
    /** Sends a mail with a link for a new password. Does not reveal whether the account exists. */
    async askForNewPassword(email: string): Promise<AuthRefusal | undefined> {
      const refusal = authRefusal((await auth.resetPasswordForEmail(email)).error);
      // Only existing accounts reach a rate limit, so reporting the limit would reveal that an account exists.
      return refusal?.code === 'unreachable' ? refusal : undefined;
    },
    /** The token works once. */
    async openRecovery(tokenHash: string): Promise<AuthRefusal | undefined> {
      const { error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
      return authRefusal(error);
    },
    /** Confirms the current password by signing in again. */
    async confirmPassword(current: string): Promise<AuthRefusal | undefined> {
      const { data } = await auth.getSession();
      if (data.session === null) return { code: 'not-signed-in' };
      const account = { email: data.session.user.email ?? '', password: current };
      // Also makes the session recent, because the auth service may accept a new password only soon after a sign-in.
      const refusal = authRefusal((await auth.signInWithPassword(account)).error);
      return refusal?.code === 'password-wrong' ? { code: 'current-password-wrong' } : refusal;
    },
    /** A session from a mailed link needs no `current` password. */
    async setPassword(password: string, current?: string): Promise<AuthRefusal | undefined> {
      const attributes = current === undefined ? { password } : { password, current_password: current };
      const { error } = await auth.updateUser(attributes);
      return authRefusal(error);
    },
    secondFactor: secondFactor(auth),
    /** Returns the session, or undefined if there is none. Refreshes an expired session first. */
    async current(): Promise<OpenSession | undefined> {
      const { data } = await auth.getSession();
      if (data.session === null) return undefined;
      return { ...knownSession(data.session), accessToken: data.session.access_token };
    },
    // Any other scope would sign out every user of the shared account.
    async end(): Promise<void> {
      await auth.signOut({ scope: 'local' });
    },
    async send(file: Blob, by: OpenSession, options: SendOptions): Promise<FunctionAnswer<string>> {
      const path = `${by.userId}/${crypto.randomUUID()}`;
      const sent = await sendBytes(file, {
        to: `/storage/v1/object/incoming/${path}`,
        headers: {
          apikey: publishableKey,
          Authorization: `Bearer ${by.accessToken}`,
          'Content-Type': file.type,
        },
        ...options,
      });
      return sent !== undefined && sent.status < 300
        ? { ok: true, value: path }
        : { ok: false, refusal: { code: uploadRefusal(sent) } };
    },
    /** Reports each start, refresh or end of a session in any tab. `undefined` means that the session ended. */
    onChange(tell: (session: KnownSession | undefined) => void): void {
      auth.onAuthStateChange((_event, session) => tell(session === null ? undefined : knownSession(session)));
    },
  };
}

const knownSession = ({ expires_at, user }: Session): KnownSession => ({
  expiresAt: expires_at,
  userId: user.id,
});

/**
 * Storage puts the real status of an error into the body of the response. Its status 403 has two reasons: too many files
 * of the editor wait in Storage, or the user is no editor any more.
 */
function uploadRefusal(received: { status: number; body: string } | undefined): string {
  const real = /"statusCode":\s*"?(\d+)/.exec(received?.body ?? '')?.[1];
  const codes: Record<number, string> = {
    401: 'not-signed-in',
    403: 'list-full',
    413: 'image-too-large',
    415: 'image-kind-refused',
  };
  return codes[Number(real)] ?? codes[received?.status ?? 0] ?? 'storage-unreachable';
}

export type BrowserSession = ReturnType<typeof browserSession>;

type Tokens = { access_token: string; refresh_token: string };

/** `expiresAt` is in seconds since 1970. */
export type KnownSession = { expiresAt: number | undefined; userId: string };

export type OpenSession = KnownSession & { accessToken: string };
