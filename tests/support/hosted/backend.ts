import type { BackendKeys } from '../../../scripts/local/backend/backend-folder.ts';
import { authService } from './auth.ts';
import type { AuthSettings, SentMail } from './auth/settings.ts';
import { connect, createDatabase, type HostedConnection, type HostedServer } from './postgres.ts';
import { startPostgrest } from './postgrest.ts';
import { startService } from './service.ts';
import { startStorage } from './storage.ts';

/**
 * Starts an imitation of a hosted Supabase project. Its database is new and migrated.
 * `sql` runs before the first request.
 */
export async function startHosted({ server, postgrest, keys, sql, auth }: HostedPlace): Promise<Hosted> {
  const name = await createDatabase(server);
  const database = await connect(server.folder, { database: name });
  await database.exec(sql);
  const place = { serverFolder: server.folder, database: name, jwtSecret: keys.jwtSecret };
  const rest = await startPostgrest(postgrest, place);
  const storage = await startStorage(place);
  const service = await startService({
    keys,
    postgrestSocket: rest.socketPath,
    parts: {
      auth: authService({ database, jwtSecret: keys.jwtSecret, ...auth }),
      storage: storage.part,
    },
  });
  return {
    url: service.url,
    database,
    async stop() {
      await service.stop();
      await storage.stop();
      await rest.stop();
      await database.close();
    },
  };
}

type HostedPlace = {
  server: HostedServer;
  postgrest: string;
  keys: BackendKeys;
  sql: string;
  auth?: { settings?: Partial<AuthSettings>; mail?: (mail: SentMail) => unknown };
};

export type Hosted = {
  url: string;
  /** Has all rights and bypasses the API. */
  database: HostedConnection;
  stop: () => Promise<void>;
};
