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
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../start/free-port.ts';
import { copyEmptyCluster } from './empty-cluster.ts';
import { explainDiskError } from '../start/setup-mistake.ts';

/** The folder of the embedded backend: its database, settings, keys, locks and applied migrations. */
export function backendFolder({ localDir, keys, siteUrl }: BackendOptions) {
  const folder = path.join(path.resolve(localDir), 'backend');
  const databaseDir = path.join(folder, 'database');
  const newDatabaseDir = path.join(folder, `${inTheMaking}${process.pid}-${Date.now()}`);
  const appliedFile = path.join(folder, 'applied-migrations.json');
  let port = 0;

  const configure = (dir: string): void =>
    writeFileSync(path.join(folder, 'supabase/config.mjs'), config({ port, databaseDir: dir, siteUrl }));

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
    /** The process that starts the backend holds `start.lock`, and the child process holds `database.lock`. */
    startLockFile: path.join(folder, 'start.lock'),
    childLockFile: path.join(folder, 'database.lock'),
    url: () => `http://127.0.0.1:${port}`,
    noteAddress: () => writeFileSync(addressFile(localDir), `http://127.0.0.1:${port}\n`),
    secrets: [keys.secretKey, keys.jwtSecret],
    environment: {
      BACKEND_JWT_SECRET: keys.jwtSecret,
      BACKEND_PUBLISHABLE_KEY: keys.publishableKey,
      BACKEND_SECRET_KEY: keys.secretKey,
    },
    make(): void {
      try {
        mkdirSync(path.join(folder, 'supabase'), { recursive: true });
      } catch (error) {
        throw explainDiskError(error, folder);
      }
    },
    prepare,
    /** Applies new migrations. A new database gets its final path only once all migrations have succeeded. */
    async migrate(run: () => Promise<void>): Promise<void> {
      const isNew = !existsSync(databaseDir);
      const known = existsSync(appliedFile) ? readFileSync(appliedFile, 'utf8') : '';
      if (!isNew && known === migrationNames()) return;
      if (isNew) {
        copyEmptyCluster(newDatabaseDir);
        configure(newDatabaseDir);
      }
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

/** This file contains the URL of the backend. It remains after the backend stops. */
export const addressFile = (localDir: string): string => path.join(path.resolve(localDir), 'backend/address');

/** The suffix is unique, because the child process of a killed start may still write to the folder of that start. */
const inTheMaking = 'database-in-the-making-';

const migrationsDir = realpathSync(path.resolve(import.meta.dirname, '../../../supabase/migrations'));

/** The file names show whether a migration is new, because an applied migration never changes. */
const migrationNames = (): string =>
  JSON.stringify(
    readdirSync(migrationsDir)
      .filter((name) => name.endsWith('.sql'))
      .toSorted(),
  );

function config({ port, databaseDir, siteUrl }: ConfigParts): string {
  const settings = {
    api: { port, schemas: ['public'] },
    db: { driver: 'pglite', url: databaseDir },
    auth: {
      enabled: true,
      jwt_secret: 'env(BACKEND_JWT_SECRET)',
      publishable_key: 'env(BACKEND_PUBLISHABLE_KEY)',
      secret_key: 'env(BACKEND_SECRET_KEY)',
      ...(siteUrl === undefined ? {} : { site_url: siteUrl }),
      email: {
        enable_confirmations: false,
        template: { recovery: { subject: recoverySubject, content_path: recoveryTemplate } },
      },
    },
    storage: { enabled: true },
  };
  const mail =
    siteUrl === undefined ? '' : `, options: { drivers: { email: authMail(${JSON.stringify(siteUrl)}) } }`;
  return `// Written at every start.
import { authMail } from ${JSON.stringify(moduleUrl('auth-mail.ts'))};
import { connectTo } from ${JSON.stringify(moduleUrl('embedded-postgres.ts'))};

export default { ...${JSON.stringify(settings, null, 2)}, connection: connectTo(${JSON.stringify(databaseDir)})${mail} };
`;
}

const moduleUrl = (name: string): string => pathToFileURL(path.join(import.meta.dirname, name)).href;

export const recoveryTemplate = path.resolve(
  import.meta.dirname,
  '../../../supabase/templates/recovery.html',
);

/** The subject is in four languages, because the auth service does not know the language of the recipient. */
export const recoverySubject = 'Nieuw wachtwoord · New password · Contraseña nueva · Neues Passwort';

type ConfigParts = { port: number; databaseDir: string; siteUrl: string | undefined };

export type BackendKeys = { jwtSecret: string; publishableKey: string; secretKey: string };

export type BackendOptions = {
  localDir: string;
  keys: BackendKeys;
  /** Links in mails begin with this URL of the site, and so does the URL of the service that receives the mails. */
  siteUrl?: string | undefined;
};

export type BackendFolder = ReturnType<typeof backendFolder>;
