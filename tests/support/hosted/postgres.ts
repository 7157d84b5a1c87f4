/**
 * A PostgreSQL server like that of a hosted Supabase project. roles.sql and database.sql list the differences.
 * Hosted Supabase also has pg-safeupdate, which refuses UPDATE and DELETE without WHERE. This server may lack the
 * extension, so `tests/database/lint.test.ts` searches the database functions for such statements.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clockShift } from '../clock-shift.ts';
import { migrate, prepareDatabase } from '../sql.ts';
import { asUser, connect, type DatabaseAddress, type HostedConnection } from './connection.ts';
import { emptyProject } from './real/empty-project.ts';
import type { RealServices } from './real/real-services.ts';

/** Returns the folder with the programs of PostgreSQL 15 or newer, or undefined. */
export function findServer(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged)
    ? readdirSync(packaged).map((name) => path.join(packaged, name, 'bin'))
    : [];
  return [...(process.env.PATH ?? '').split(path.delimiter), ...versions.toReversed()].find(isServer);
}

/**
 * Starts a server with a migrated template database.
 * The server accepts connections only through a Unix socket in its folder.
 */
export async function startServer(binDir: string): Promise<HostedServer & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'native-postgres-'));
  const identity = serverIdentity();
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid);
  const dataDir = path.join(folder, 'data');
  // The data need not survive a crash, so the server never syncs to the disk.
  const init = ['-D', dataDir, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(path.join(binDir, 'initdb'), init, { ...identity, cwd: folder, stdio: 'pipe' });
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'full_page_writes=off',
    'max_connections=200',
    // With another clock, the database is 14 hours ahead of UTC as well. No rule may depend on its time zone.
    ...(clockShift === 0 ? [] : ['timezone=Pacific/Kiritimati']),
  ];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(path.join(binDir, 'postgres'), ['-D', dataDir, ...options], {
    ...identity,
    cwd: folder,
    stdio: 'ignore',
  });
  const end = () => server.kill('SIGINT');
  process.once('exit', end);
  await accepting(folder, server);
  const isSafeupdateLoaded = await prepare(folder);
  return {
    folder,
    isSafeupdateLoaded,
    async stop() {
      const ended = once(server, 'exit');
      end();
      await ended;
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the address of a new migrated database: of the real project, if one is given and no test uses it now. */
export async function createDatabase({ folder, real }: HostedServer): Promise<DatabaseAddress> {
  if (real !== undefined) return emptyProject(real.databaseUrl);
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const server = await connect(addressIn(folder));
  await server.exec(`create database ${name} template ${template}`);
  await server.close();
  return addressIn(folder, name);
}

/** Creates a database like that of a new hosted project, and lets the role `deployer` sign in to the server. */
export async function createEmptyDatabase(server: HostedServer) {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const all = await connect(addressIn(server.folder));
  await all.exec(`create database ${name}`);
  await all.exec('alter role deployer login');
  await all.close();
  const address = addressIn(server.folder, name);
  const connection = await connect(address);
  await prepareDatabase(connection);
  return { address, deployerUrl: asUser(address, 'deployer'), connection };
}

const addressIn = (folder: string, database = 'postgres'): DatabaseAddress =>
  `postgresql://${superuser}@localhost/${database}?host=${encodeURIComponent(folder)}`;

/** Migrates the template again after a change of the migrations. */
export async function renewTemplate({ folder }: HostedServer): Promise<void> {
  const server = await connect(addressIn(folder));
  try {
    await server.exec(`drop database ${template} with (force)`);
    await createTemplate(server, folder);
  } finally {
    await server.close();
  }
}

/** Lets the server count the calls of each function from now on, for `dropTestDatabases`. */
export async function countCalls({ folder }: HostedServer): Promise<void> {
  const server = await connect(addressIn(folder));
  await server.exec(`alter system set track_functions = 'all'`);
  await server.exec('select pg_reload_conf()');
  await server.close();
}

/** Drops the databases of earlier tests. Returns the names of the functions that the tests have called in them. */
export async function dropTestDatabases({ folder }: HostedServer): Promise<string[]> {
  const server = await connect(addressIn(folder));
  const called = new Set<string>();
  for (const { datname } of await server.query(`select datname from pg_database where datname ~ '^test_'`)) {
    // A session reports its calls when it ends.
    await server.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
      datname,
    ]);
    const database = await connect(addressIn(folder, String(datname)));
    for (const { funcname } of await database.query('select funcname from pg_stat_user_functions'))
      called.add(String(funcname));
    await database.close();
    await server.exec(`drop database ${String(datname)} with (force)`);
  }
  await server.close();
  return [...called];
}

async function createTemplate(server: HostedConnection, folder: string): Promise<void> {
  await server.exec(`create database ${template}`);
  const migrated = await connect(addressIn(folder, template));
  try {
    await migrate(migrated);
  } finally {
    await migrated.close();
  }
}

/** Creates the template. If pg-safeupdate is installed, PostgREST’s sessions load it, and the result is true. */
async function prepare(folder: string): Promise<boolean> {
  const server = await connect(addressIn(folder));
  await createTemplate(server, folder);
  const isSafeupdateThere = await server.exec(`load 'safeupdate'`).then(
    () => true,
    () => false,
  );
  if (isSafeupdateThere)
    await server.exec(`alter role authenticator set session_preload_libraries = 'safeupdate'`);
  await server.close();
  return isSafeupdateThere;
}

function isServer(folder: string): boolean {
  if (!existsSync(path.join(folder, 'initdb')) || !existsSync(path.join(folder, 'postgres'))) return false;
  const version = /(\d+)/.exec(
    execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }),
  )?.[1];
  return Number(version) >= 15;
}

/** PostgreSQL refuses to run as root, so root runs the server under another account. */
function serverIdentity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8');
  const found = /^postgres:[^:]*:(\d+):(\d+)/m.exec(accounts) ?? /^nobody:[^:]*:(\d+):(\d+)/m.exec(accounts);
  if (found === null)
    throw new Error('PostgreSQL cannot run as root, and there is no account postgres or nobody.');
  return { uid: Number(found[1]), gid: Number(found[2]) };
}

async function accepting(folder: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}.`);
    try {
      await (await connect(addressIn(folder))).close();
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error('PostgreSQL did not accept connections within 15 seconds.');
}

const superuser = 'supabase_admin';
const template = 'migrated';

export type HostedServer = {
  folder: string;
  isSafeupdateLoaded: boolean;
  /** Replaces stand-ins by real services. */
  real?: RealServices | undefined;
};
