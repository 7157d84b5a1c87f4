import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPostgres } from '../../../scripts/local/backend/embedded-postgres.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, inject } from 'vitest';
import type { BackendKeys } from '../../../scripts/local/backend/backend-folder.ts';
import { createAccount } from '#adapters/supabase/access/create-account.ts';
import { createBackendKeys, startBackend } from '../../../scripts/local/backend/backend.ts';
import { databaseTemplate } from './template.ts';
import { sessionOf } from '../tokens.ts';
import { startHosted } from '../hosted/backend.ts';
import { findPostgrest } from '../hosted/postgrest.ts';

/** A backend for the tests of a file, which calls this before its first hook. */
export function testBackend(options: Parameters<typeof aBackend>[0] = {}): TestBackend {
  let started: TestBackend;
  beforeAll(async () => {
    started = await aBackend(options);
    return () => started.stop();
  });
  return {
    get url() {
      return started.url;
    },
    get keys() {
      return started.keys;
    },
    stop: () => started.stop(),
    visitor: () => started.visitor(),
    owner: () => started.owner(),
    withToken: (accessToken) => started.withToken(accessToken),
  };
}

/**
 * Runs `sql` with all rights, and then starts a backend. The caller must stop the backend after the tests. With
 * `isShared`, other test files may use the same backend, so a test must ignore rows of other tests.
 */
export async function aBackend({
  sql = '',
  isShared = false,
  isEmbedded = false,
} = {}): Promise<TestBackend> {
  const server = isEmbedded ? undefined : inject('hostedServer');
  const postgrest = findPostgrest();
  const keys = createBackendKeys();
  if (server === undefined || postgrest === undefined) {
    if (!isShared) return asTestBackend(await startEmbedded({ keys, sql }), keys);
    sharedBackend ??= startEmbedded({ keys, sql, folder: inject('sharedBackends') }).then(({ url }) =>
      asTestBackend({ url, stop: () => Promise.resolve() }, keys),
    );
    return sharedBackend;
  }
  const auth = { settings: { isSignUpOpen: true } };
  const hosted = await startHosted({ server, postgrest, keys, sql, auth });
  return asTestBackend(hosted, hosted.keys);
}

let sharedBackend: Promise<TestBackend> | undefined;

function asTestBackend(backend: { url: string; stop: () => Promise<void> }, keys: BackendKeys): TestBackend {
  const client = (key: string, accessToken?: string) =>
    createClient(backend.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: accessToken === undefined ? {} : { headers: { Authorization: `Bearer ${accessToken}` } },
    });
  return {
    url: backend.url,
    keys,
    stop: () => backend.stop(),
    visitor: () => client(keys.publishableKey),
    owner: () => client(keys.secretKey),
    withToken: (accessToken) => client(keys.publishableKey, accessToken),
  };
}

async function startEmbedded({ keys, sql, folder }: { keys: BackendKeys; sql: string; folder?: string }) {
  const localDir = await aLocalDir(folder === undefined ? {} : { folder });
  if (sql !== '') await runOn(localDir, sql);
  process.env['BACKEND_IS_SHORT_LIVED'] = 'yes';
  const backend = await startBackend({ localDir, keys });
  if (folder !== undefined) writeFileSync(path.join(folder, String(backend.pid)), '');
  return {
    url: backend.url,
    async stop() {
      await backend.stop();
      rmSync(localDir, { recursive: true, force: true });
    },
  };
}

/** Runs SQL with all rights. Call this before a backend uses the folder. */
export async function runOn(localDir: string, sql: string): Promise<void> {
  const database = openPostgres(path.join(localDir, 'backend/database'));
  await database.exec(sql);
  await database.close();
}

/** A folder with a migrated database, or an empty folder if `isEmpty`. The caller must delete it after the tests. */
export async function aLocalDir({ isEmpty = false, folder = tmpdir() } = {}): Promise<string> {
  const localDir = mkdtempSync(path.join(folder, 'database-test-'));
  if (!isEmpty)
    cpSync(path.join(await productTemplate(), 'backend'), path.join(localDir, 'backend'), {
      recursive: true,
    });
  return localDir;
}

export async function aStranger(
  backend: TestBackend,
  account: Person['account'] = {
    email: `person-${crypto.randomUUID()}@example.com`,
    password: crypto.randomUUID(),
  },
): Promise<Person> {
  // The real service refuses a sign-up, as our guide prescribes, and the embedded one has no admin API.
  const made = await createAccount({ owner: backend.owner(), visitor: backend.visitor() }, account);
  const { data, error } = await backend.visitor().auth.signInWithPassword(account);
  if (made.outcome !== 'created' || error !== null) throw new Error('Signing up failed.', { cause: error });
  const { access_token: accessToken, refresh_token: refreshToken } = data.session;
  return { account, userId: data.user.id, accessToken, refreshToken, client: backend.withToken(accessToken) };
}

export async function signedInAgain(backend: TestBackend, { account }: Person): Promise<SupabaseClient> {
  const { data, error } = await backend.visitor().auth.signInWithPassword(account);
  if (error !== null) throw new Error('Signing in again failed.', { cause: error });
  return backend.withToken(data.session.access_token);
}

export async function anEditor(
  backend: TestBackend,
  { isShared = false, name = 'Test editor' } = {},
): Promise<Person> {
  const person = await aStranger(backend);
  const { error } = await backend
    .owner()
    .rpc('register_editor', { user_id: person.userId, name, is_shared: isShared });
  if (error !== null) throw new Error('Registering an editor failed.', { cause: error });
  if (isShared) {
    const session = sessionOf(person.accessToken);
    const noted = await answerTo(backend.owner().rpc('note_shared_session', { session }));
    if (noted.data !== true) throw new Error('Noting a shared session failed.', { cause: noted.error });
  }
  return person;
}

/** Creates an editor with a session of the shared account, then changes the shared token, which ends the session. */
export async function anEndedEditor(backend: TestBackend): Promise<Person> {
  const person = await anEditor(backend, { isShared: true });
  for (const token_fingerprint of [crypto.randomUUID(), crypto.randomUUID()]) {
    const { error } = await backend.owner().rpc('end_shared_sessions', { token_fingerprint });
    if (error !== null) throw new Error('Ending the shared sessions failed.', { cause: error });
  }
  return person;
}

const productTemplate = (): Promise<string> =>
  databaseTemplate({
    name: 'migrated-product',
    madeFrom: ['supabase/migrations'],
    async make(folder) {
      await (await startBackend({ localDir: folder, keys: createBackendKeys() })).stop();
    },
  });

export type TestBackend = {
  url: string;
  keys: BackendKeys;
  stop: () => Promise<void>;
  visitor: () => SupabaseClient;
  owner: () => SupabaseClient;
  withToken: (accessToken: string) => SupabaseClient;
};

export type Person = {
  account: { email: string; password: string };
  userId: string;
  accessToken: string;
  refreshToken: string;
  client: SupabaseClient;
};

/** Gives the result of a database function the type `unknown`. */
export const answerTo = async (call: PromiseLike<Answer>): Promise<Answer> => call;

/** Calls a database function that must succeed. */
export async function resultOf<Value>(
  client: SupabaseClient,
  name: string,
  given: object = {},
): Promise<Value> {
  const { data, error } = await answerTo(client.rpc(name, given));
  if (error !== null) throw new Error(`${name}: ${error.message}`, { cause: error });
  return data as Value;
}

type Answer = { data: unknown; error: { code: string; message: string } | null };
