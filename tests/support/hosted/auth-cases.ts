import { createClient, type AuthError } from '@supabase/supabase-js';
import { beforeAll, describe, expect, inject } from 'vitest';
import { authRefusal } from '#adapters/supabase/access/auth-refusal.browser.ts';
import type { Database, Schema } from '#adapters/supabase/client.ts';
import { createBackendKeys } from '../../../scripts/local/backend/backend.ts';
import { startHosted, type Hosted } from './backend.ts';
import { findPostgrest } from './postgrest.ts';

const server = inject('hostedServer');
const postgrest = findPostgrest();
export const password = 'zee wind en amandel';

/**
 * Cases for Supabase Auth through Supabase’s client. They run on our stand-in and, with `npm test -- services`, on the
 * real service, configured as docs/deploy.md prescribes and with at least one vowel in each password.
 */
export function describeAuth(name: string, cases: (auth: AuthUnderTest) => void): void {
  describe.skipIf(server === undefined || postgrest === undefined)(`Supabase Auth: ${name}`, () => {
    let hosted: Hosted;
    beforeAll(async () => {
      if (server === undefined || postgrest === undefined) return;
      const settings = { leakedPasswords: ['password password'], requiredCharacters: ['aeiou'] };
      hosted = await startHosted({
        server,
        postgrest,
        keys: createBackendKeys(),
        sql: '',
        auth: { settings },
      });
      return () => hosted.stop();
    });

    const client = ({ key = hosted.keys.publishableKey, headers = {} } = {}): Database =>
      createClient<Schema>(hosted.url, key, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { headers },
      });
    const owner = () => client({ key: hosted.keys.secretKey });
    cases({
      hosted: () => hosted,
      client,
      owner,
      async person(headers = {}) {
        const email = `${crypto.randomUUID()}@example.com`;
        const made = await owner().auth.admin.createUser({ email, password, email_confirm: true });
        const signedIn = client({ headers });
        const { data, error } = await signedIn.auth.signInWithPassword({ email, password });
        expect(error).toBeNull();
        const { access_token: accessToken = '', refresh_token: refreshToken = '' } = data.session ?? {};
        return { email, id: made.data.user?.id ?? '', client: signedIn, accessToken, refreshToken };
      },
    });
  });
}

/** The reasons why a case is skipped on the real service, from `AUTH_LACKS`. */
export const authLacks = (what: string): boolean => server?.real?.authLacks.includes(what) === true;

/** Returns what the service said: status and code, and the code that the desk shows in words. */
export const said = ({ error }: { error: AuthError | null }) => [
  error?.status,
  error?.code,
  authRefusal(error)?.code,
];

/** An address from which no other test sends requests. */
export const anAddress = (): string =>
  `2001:db8::${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}`;

export type AuthUnderTest = {
  hosted: () => Hosted;
  client: (options?: { key?: string; headers?: Record<string, string> }) => Database;
  /** With the secret key. */
  owner: () => Database;
  person: (headers?: Record<string, string>) => Promise<SignedInPerson>;
};

type SignedInPerson = {
  email: string;
  id: string;
  client: Database;
  accessToken: string;
  refreshToken: string;
};
