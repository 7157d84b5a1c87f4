import { AuthClient, type Session } from '@supabase/auth-js';
import type { FunctionAnswer } from '../../functions.browser.ts';
import { sendBytes, type SendOptions } from '../../send-bytes.browser.ts';
import { authRefusal, type AuthRefusal } from './auth-refusal.browser.ts';
import { secondFactor } from './second-factor.browser.ts';

/**
 * The editor's session in the browser, kept and refreshed by auth-js, which is about half of supabase-js: nothing here uses the rest.
 * Auth answers on the site's own address, so a page never talks to another origin.
 */
export function browserSession(publishableKey: string) {
  const { origin, hostname } = location;
  const auth = new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    // As supabase-js names it.
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
    /** Has a link mailed, if there is such an account. Whether there is one is told to nobody. */
    async askForNewPassword(email: string): Promise<AuthRefusal | undefined> {
      const refusal = authRefusal((await auth.resetPasswordForEmail(email)).error);
      // A limit on mails holds for known addresses only: to speak of it would tell that this is one.
      return refusal?.code === 'unreachable' ? refusal : undefined;
    },
    /** Signs in with the link of such a mail, which counts once. */
    async openRecovery(tokenHash: string): Promise<AuthRefusal | undefined> {
      const { error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
      return authRefusal(error);
    },
    /** Signs the same person in again with the password they have now. */
    async confirmPassword(current: string): Promise<AuthRefusal | undefined> {
      const { data } = await auth.getSession();
      if (data.session === null) return { code: 'not-signed-in' };
      const account = { email: data.session.user.email ?? '', password: current };
      // A new session instead of the old one: some services change a password only shortly after a sign-in.
      const refusal = authRefusal((await auth.signInWithPassword(account)).error);
      return refusal?.code === 'password-wrong' ? { code: 'current-password-wrong' } : refusal;
    },
    /** `current` is left out by somebody who came with the link of a mail. */
    async setPassword(password: string, current?: string): Promise<AuthRefusal | undefined> {
      const attributes = current === undefined ? { password } : { password, current_password: current };
      const { error } = await auth.updateUser(attributes);
      return authRefusal(error);
    },
    secondFactor: secondFactor(auth),
    /** The session this browser keeps, renewed where it has run out; undefined where there is none. */
    async current(): Promise<OpenSession | undefined> {
      const { data } = await auth.getSession();
      if (data.session === null) return undefined;
      return { ...knownSession(data.session), accessToken: data.session.access_token };
    },
    // 'local' ends the session of this browser only; any other scope would sign out every editor.
    async end(): Promise<void> {
      await auth.signOut({ scope: 'local' });
    },
    /** Puts a file into this editor's own folder. Answers where. */
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
    /** Tells when a session begins, is renewed or ends, in this tab or another one: whose it is, or undefined. */
    onChange(tell: (session: KnownSession | undefined) => void): void {
      auth.onAuthStateChange((_event, session) => tell(session === null ? undefined : knownSession(session)));
    },
  };
}

const knownSession = ({ expires_at, user }: Session): KnownSession => ({
  expiresAt: expires_at,
  userId: user.id,
});

/** Storage tells the real status beside the one of HTTP. */
function uploadRefusal(received: { status: number; body: string } | undefined): string {
  const told = /"statusCode":\s*"?(\d+)/.exec(received?.body ?? '')?.[1];
  const codes: Record<number, string> = {
    401: 'not-signed-in',
    403: 'not-signed-in',
    413: 'image-too-large',
    415: 'image-kind-refused',
  };
  return codes[Number(told)] ?? codes[received?.status ?? 0] ?? 'storage-unreachable';
}

export type BrowserSession = ReturnType<typeof browserSession>;

type Tokens = { access_token: string; refresh_token: string };

/** `expiresAt` is in seconds since 1970. */
export type KnownSession = { expiresAt: number | undefined; userId: string };

export type OpenSession = KnownSession & { accessToken: string };
