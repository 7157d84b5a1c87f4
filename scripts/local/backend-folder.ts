import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { BackendKeys } from './backend.ts';
import { explainDiskError } from './setup-mistake.ts';

/** The backend's own working folder in LOCAL_DIR: configuration, database, log and lock. */
export function backendFolder({ localDir, keys }: { localDir: string; keys: BackendKeys }): BackendFolder {
  const folder = path.join(path.resolve(localDir), 'backend');
  const databaseDir = path.join(folder, 'database');
  const newDatabaseDir = path.join(folder, `${inTheMaking}${process.pid}-${Date.now()}`);
  const appliedFile = path.join(folder, 'applied-migrations.json');
  let port = 0;

  const configure = (dir: string): void =>
    writeFileSync(path.join(folder, 'supabase/config.toml'), config({ port, databaseDir: dir }));

  async function prepare(): Promise<void> {
    try {
      port = await freePort();
      configure(databaseDir);
      const link = path.join(folder, 'supabase/migrations');
      rmSync(link, { recursive: true, force: true });
      symlinkSync(migrationsDir, link);
    } catch (error) {
      throw explainDiskError(error, folder);
    }
  }

  return {
    folder,
    databaseDir,
    logFile: path.join(folder, 'backend.log'),
    startLockFile: path.join(folder, 'start.lock'),
    childLockFile: path.join(folder, 'database.lock'),
    url: () => `http://127.0.0.1:${port}`,
    secrets: [keys.secretKey, keys.jwtSecret],
    environment: {
      BACKEND_JWT_SECRET: keys.jwtSecret,
      BACKEND_PUBLISHABLE_KEY: keys.publishableKey,
      BACKEND_SECRET_KEY: keys.secretKey,
    },
    make() {
      try {
        mkdirSync(path.join(folder, 'supabase'), { recursive: true });
      } catch (error) {
        throw explainDiskError(error, folder);
      }
    },
    prepare,
    async migrate(run) {
      const isNew = !existsSync(databaseDir);
      const known = existsSync(appliedFile) ? readFileSync(appliedFile, 'utf8') : '';
      if (!isNew && known === migrationNames()) return;
      if (isNew) configure(newDatabaseDir);
      await run();
      if (isNew) {
        renameSync(newDatabaseDir, databaseDir);
        configure(databaseDir);
        for (const name of readdirSync(folder).filter((entry) => entry.startsWith(inTheMaking))) {
          rmSync(path.join(folder, name), { recursive: true, force: true });
        }
      }
      writeFileSync(appliedFile, migrationNames());
    },
  };
}

/** Each try has a folder of its own, so that it meets nothing an earlier, killed one left or is still writing. */
const inTheMaking = 'database-in-the-making-';

const migrationsDir = realpathSync(path.resolve(import.meta.dirname, '../../supabase/migrations'));

/** The same names mean the same database: a migration that was applied once is never changed. */
const migrationNames = (): string =>
  JSON.stringify(
    readdirSync(migrationsDir)
      .filter((name) => name.endsWith('.sql'))
      .toSorted(),
  );

/** Secrets are named here and given in the environment, so that no file holds them twice. */
const config = ({
  port,
  databaseDir,
}: {
  port: number;
  databaseDir: string;
}): string => `# Written at every start.
[api]
port = ${port}
schemas = ["public"]

[db]
driver = "pglite"
url = ${JSON.stringify(databaseDir)}

[auth]
enabled = true
jwt_secret = "env(BACKEND_JWT_SECRET)"
publishable_key = "env(BACKEND_PUBLISHABLE_KEY)"
secret_key = "env(BACKEND_SECRET_KEY)"

[auth.email]
enable_confirmations = false

[storage]
enabled = true
`;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export type BackendFolder = {
  folder: string;
  databaseDir: string;
  logFile: string;
  /** Held by who started the backend, and by the process that has the database open. */
  startLockFile: string;
  childLockFile: string;
  url: () => string;
  /** Never to be written into the log. */
  secrets: string[];
  environment: Record<string, string>;
  make: () => void;
  /** Chooses a port and writes the configuration. Only for who holds the lock. */
  prepare: () => Promise<void>;
  /**
   * Has new migrations applied; does nothing where there are none. A new database gets its place when it is complete,
   * so that a start which was killed half-way leaves nothing that looks damaged.
   */
  migrate: (run: () => Promise<void>) => Promise<void>;
};
