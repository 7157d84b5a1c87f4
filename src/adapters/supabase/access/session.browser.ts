import { createClient } from '@supabase/supabase-js';
import type { FunctionAnswer } from '../../functions.browser.ts';
import { sendBytes, type SendOptions } from '../../send-bytes.browser.ts';
import { authRefusal, type AuthRefusal } from './auth-refusal.browser.ts';
import { secondFactor, type SecondFactor } from './second-factor.browser.ts';

/**
 * The editor's session in the browser, kept and refreshed by supabase-js. Auth answers on the site's own address, so
 * a page never talks to another origin.
 */
export function browserSession(publishableKey: string): BrowserSession {
  const supabase = createClient(location.origin, publishableKey, {
    auth: { detectSessionInUrl: false },
  });
  return {
    async keep({ access_token, refresh_token }) {
      const { error } = await supabase.auth.setSession({ access_token, refresh_token });
      if (error !== null) throw new Error('The session could not be kept.', { cause: error });
    },
    async signIn(account) {
      const { error } = await supabase.auth.signInWithPassword(account);
      return authRefusal(error);
    },
    async askForNewPassword(email) {
      const refusal = authRefusal((await supabase.auth.resetPasswordForEmail(email)).error);
      // A limit on mails holds for known addresses only: to speak of it would tell that this is one.
      return refusal?.code === 'unreachable' ? refusal : undefined;
    },
    async openRecovery(tokenHash) {
      const { error } = await supabase.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
      return authRefusal(error);
    },
    async confirmPassword(current) {
      const { data } = await supabase.auth.getSession();
      if (data.session === null) return { code: 'not-signed-in' };
      const account = { email: data.session.user.email ?? '', password: current };
      // A new session instead of the old one: some services change a password only shortly after a sign-in.
      const refusal = authRefusal((await supabase.auth.signInWithPassword(account)).error);
      return refusal?.code === 'password-wrong' ? { code: 'current-password-wrong' } : refusal;
    },
    async setPassword(password, current) {
      const attributes = current === undefined ? { password } : { password, current_password: current };
      const { error } = await supabase.auth.updateUser(attributes);
      return authRefusal(error);
    },
    secondFactor: secondFactor(supabase),
    async accessToken() {
      const { data } = await supabase.auth.getSession();
      return data.session?.access_token;
    },
    // 'local' ends the session of this browser only; any other scope would sign out every editor.
    async end() {
      await supabase.auth.signOut({ scope: 'local' });
    },
    async send(file, options) {
      const { data } = await supabase.auth.getSession();
      if (data.session === null) return { ok: false, refusal: { code: 'not-signed-in' } };
      const path = `${data.session.user.id}/${crypto.randomUUID()}`;
      const sent = await sendBytes(file, {
        to: `/storage/v1/object/incoming/${path}`,
        headers: {
          apikey: publishableKey,
          Authorization: `Bearer ${data.session.access_token}`,
          'Content-Type': file.type,
        },
        ...options,
      });
      return sent !== undefined && sent.status < 300
        ? { ok: true, value: path }
        : { ok: false, refusal: { code: uploadRefusal(sent) } };
    },
    onChange(tell) {
      supabase.auth.onAuthStateChange((_event, session) =>
        tell(session === null ? undefined : { expiresAt: session.expires_at, userId: session.user.id }),
      );
    },
  };
}

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

export type BrowserSession = {
  keep: (session: { access_token: string; refresh_token: string }) => Promise<void>;
  signIn: (account: { email: string; password: string }) => Promise<AuthRefusal | undefined>;
  /** Has a link mailed, if there is such an account. Whether there is one is told to nobody. */
  askForNewPassword: (email: string) => Promise<AuthRefusal | undefined>;
  /** Signs in with the link of such a mail, which counts once. */
  openRecovery: (tokenHash: string) => Promise<AuthRefusal | undefined>;
  /** Signs the same person in again with the password they have now. */
  confirmPassword: (current: string) => Promise<AuthRefusal | undefined>;
  /** `current` is left out by somebody who came with the link of a mail. */
  setPassword: (password: string, current?: string) => Promise<AuthRefusal | undefined>;
  secondFactor: SecondFactor;
  accessToken: () => Promise<string | undefined>;
  end: () => Promise<void>;
  /** Puts a file into this editor's own folder. Answers where. */
  send: (file: Blob, options: SendOptions) => Promise<FunctionAnswer<string>>;
  /** Tells when a session begins, is renewed or ends, in this tab or another one: whose it is, or undefined. */
  onChange: (tell: (session: KnownSession | undefined) => void) => void;
};

/** `expiresAt` is in seconds since 1970. */
export type KnownSession = { expiresAt: number | undefined; userId: string };
