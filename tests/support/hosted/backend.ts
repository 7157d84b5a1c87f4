import type { BackendKeys } from '../../../scripts/local/backend/backend-folder.ts';
import { authService } from './auth.ts';
import type { AuthSettings } from './auth/settings.ts';
import { asUser, connect, type DatabaseAddress, type HostedConnection } from './connection.ts';
import type { ReceivedMail } from './mailbox.ts';
import { createDatabase, createEmptyDatabase, type HostedServer } from './postgres.ts';
import { startPostgrest } from './postgrest.ts';
import { reloadSchema } from './real/empty-project.ts';
import { newestMailTo } from './real/mailpit.ts';
import type { RealServices } from './real/real-services.ts';
import { startService, type RunningService } from './service.ts';
import { startStorage } from './storage.ts';
import { newTokenKeys, sharedKey, type KeySet } from './token-keys.ts';

/**
 * Starts an imitation of a hosted Supabase project, in which given real services replace our stand-ins. Its database is
 * new and, except with `isNew`, migrated. `sql` runs before the first request.
 */
export async function startHosted(options: HostedOptions): Promise<Hosted> {
  // There is one real project, so a second one at the same time consists of stand-ins.
  const real = isRealInUse || options.isNew === true ? undefined : options.server.real;
  if (real === undefined) return startParts(options, real);
  isRealInUse = true;
  const release = () => (isRealInUse = false);
  try {
    const hosted = await startParts(options, real);
    return { ...hosted, stop: () => hosted.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

let isRealInUse = false;

async function startParts(options: HostedOptions, real: RealServices | undefined): Promise<Hosted> {
  const { isNew = false } = options;
  const address = isNew
    ? await createUnmigrated(options.server)
    : await createDatabase({ ...options.server, real });
  const database = await connect(address);
  await database.exec(options.sql);
  const keys = { ...options.keys, jwtSecret: real?.jwtSecret ?? options.keys.jwtSecret };
  const tokenKeys = newTokenKeys(keys.jwtSecret);
  const accepted =
    real?.authUrl === undefined ? tokenKeys.accepted : await keysOf(real.authUrl, keys.jwtSecret);
  const mails: ReceivedMail[] = [];
  const { settings, siteUrl, mail } = options.auth ?? {};
  const rest =
    real?.restUrl === undefined
      ? await startPostgrest(options.postgrest, { address, keys: accepted, followsSchema: isNew })
      : undefined;
  const storage =
    real?.storageUrl === undefined ? await startStorage({ address, keys: accepted }) : undefined;
  const auth = authService({
    database,
    keys: tokenKeys,
    settings,
    siteUrl,
    mail: (sent) => {
      mails.push(sent);
      return mail?.(sent);
    },
  });
  const service = await startService({
    keys,
    accepted,
    parts: {
      auth: realPart(real, real?.authUrl) ?? auth,
      storage: realPart(real, real?.storageUrl) ?? storage?.part,
      rest: rest ?? realPart(real, real?.restUrl),
    },
  });
  if (real?.restUrl !== undefined)
    await reloadSchema(address, async (name) => {
      const headers = { apikey: keys.secretKey };
      return (await fetch(`${service.url}/rest/v1/rpc/${name}`, { method: 'POST', headers })).ok;
    });
  return {
    url: service.url,
    keys,
    deployerUrl: asUser(address, 'deployer'),
    database,
    async newestMailTo(email) {
      if (real?.authUrl !== undefined) return newestMailTo(real.mailpitUrl ?? '', email);
      const found = mails.findLast(({ to }) => to === email);
      if (found === undefined) throw new Error(`No mail to ${email} was sent.`);
      return found;
    },
    async stop() {
      await service.stop();
      await storage?.stop();
      await rest?.stop();
      await database.close();
    },
  };
}

/** Hosted Supabase tells PostgREST about new tables and functions by this event trigger. */
async function createUnmigrated(server: HostedServer): Promise<DatabaseAddress> {
  const { address, connection } = await createEmptyDatabase(server);
  await connection.exec(`
    create function extensions.pgrst_ddl_watch() returns event_trigger language plpgsql as
      'begin notify pgrst, ''reload schema''; end';
    create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_ddl_watch()`);
  await connection.close();
  return address;
}

/** The gateway in front of a real service knows its own API keys, not those of the test. */
function realPart(real: RealServices | undefined, url: string | undefined): RunningService | undefined {
  if (real === undefined || url === undefined) return undefined;
  return { url, headers: real.apiKey === undefined ? {} : { apikey: real.apiKey } };
}

async function keysOf(authUrl: string, jwtSecret: string): Promise<KeySet> {
  const { keys } = (await (await fetch(`${authUrl}/.well-known/jwks.json`)).json()) as KeySet;
  return { keys: [...keys, sharedKey(jwtSecret)] };
}

type HostedOptions = {
  server: HostedServer;
  postgrest: string;
  keys: BackendKeys;
  sql: string;
  isNew?: boolean;
  auth?: {
    settings?: Partial<AuthSettings>;
    siteUrl?: string;
    /** Passes on what the stand-in of Auth mails. */
    mail?: (mail: ReceivedMail) => unknown;
  };
};

export type Hosted = {
  url: string;
  /** With the signing secret of the real project, if there is one. */
  keys: BackendKeys;
  /** What Supabase calls the connection string. */
  deployerUrl: DatabaseAddress;
  /** Has all rights and bypasses the API. */
  database: HostedConnection;
  newestMailTo: (email: string) => Promise<ReceivedMail>;
  stop: () => Promise<void>;
};
