import { createClient } from '@supabase/supabase-js';

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
    onChange(tell) {
      supabase.auth.onAuthStateChange((_event, session) => tell(session?.expires_at));
    },
  };
}

export type BrowserSession = {
  keep: (session: { access_token: string; refresh_token: string }) => Promise<void>;
  accessToken: () => Promise<string | undefined>;
  end: () => Promise<void>;
  /** Tells when a session begins, is renewed or ends: when it expires, in seconds since 1970, or undefined. */
  onChange: (tell: (expiresAt: number | undefined) => void) => void;
};
