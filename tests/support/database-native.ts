import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { SqlDatabase } from './database-sql.ts';

/** The folder of a PostgreSQL server of version 15 or newer; undefined where this machine has none. */
export function findServer(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged)
    ? readdirSync(packaged).map((name) => path.join(packaged, name, 'bin'))
    : [];
  return [...(process.env.PATH ?? '').split(path.delimiter), ...versions.toReversed()].find(isServer);
}

/** A cluster of its own in a temporary folder, reached by a socket there and by nothing else. */
export async function aServer(binDir: string): Promise<NativeServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'native-postgres-'));
  const identity = serverIdentity();
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid);
  const dataDir = path.join(folder, 'data');
  // Written to be thrown away: nothing needs to survive a crash.
  const init = ['-D', dataDir, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(path.join(binDir, 'initdb'), init, { ...identity, cwd: folder, stdio: 'pipe' });
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=70',
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
  return {
    connect: () => connect(folder),
    async stop() {
      const ended = once(server, 'exit');
      end();
      await ended;
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isServer(folder: string): boolean {
  if (!existsSync(path.join(folder, 'initdb')) || !existsSync(path.join(folder, 'postgres'))) return false;
  const version = /(\d+)/.exec(
    execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }),
  )?.[1];
  return Number(version) >= 15;
}

/** PostgreSQL does not run as root; root lends it another account. */
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
      await (await connect(folder)).close();
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error('PostgreSQL did not accept connections within 15 seconds.');
}

async function connect(folder: string): Promise<NativeConnection> {
  const client = new pg.Client({ host: folder, user: 'owner', database: 'postgres' });
  await client.connect();
  return {
    exec: (sql) => client.query(sql),
    query: async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows,
    close: () => client.end(),
  };
}

export type NativeConnection = SqlDatabase & { close: () => Promise<void> };

export type NativeServer = { connect: () => Promise<NativeConnection>; stop: () => Promise<void> };
