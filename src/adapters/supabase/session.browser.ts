import { createClient } from '@supabase/supabase-js';
import type { FunctionAnswer } from '../functions.browser.ts';

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
    async accessToken() {
      const { data } = await supabase.auth.getSession();
      return data.session?.access_token;
    },
    // 'local' ends the session of this browser only; any other scope would sign out every editor.
    async end() {
      await supabase.auth.signOut({ scope: 'local' });
    },
    async send(file) {
      const { data } = await supabase.auth.getSession();
      if (data.session === null) return { ok: false, refusal: { code: 'not-signed-in' } };
      const path = `${data.session.user.id}/${crypto.randomUUID()}`;
      const sent = await supabase.storage.from('incoming').upload(path, file, { contentType: file.type });
      return sent.error === null
        ? { ok: true, value: path }
        : { ok: false, refusal: { code: uploadRefusal(sent.error) } };
    },
    onChange(tell) {
      supabase.auth.onAuthStateChange((_event, session) => tell(session?.expires_at));
    },
  };
}

/** Storage tells the real status beside the one of HTTP, or none where it was not reached. */
function uploadRefusal(error: object): string {
  const { statusCode, status } = error as { statusCode?: string; status?: number };
  const codes: Record<number, string> = {
    401: 'not-signed-in',
    403: 'not-signed-in',
    413: 'image-too-large',
    415: 'image-kind-refused',
  };
  return codes[Number(statusCode)] ?? codes[status ?? 0] ?? 'storage-unreachable';
}

export type BrowserSession = {
  keep: (session: { access_token: string; refresh_token: string }) => Promise<void>;
  accessToken: () => Promise<string | undefined>;
  end: () => Promise<void>;
  /** Puts a file into this editor's own folder. Answers where. */
  send: (file: Blob) => Promise<FunctionAnswer<string>>;
  /** Tells when a session begins, is renewed or ends: when it expires, in seconds since 1970, or undefined. */
  onChange: (tell: (expiresAt: number | undefined) => void) => void;
};
