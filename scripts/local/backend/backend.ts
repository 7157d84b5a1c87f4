/**
 * Runs Postgres, PostgREST and Auth in one child process.
 * DANGER: two processes on one database folder lose writes silently. The child’s lock prevents this.
 */
import { hash, randomBytes } from 'node:crypto';
import { pause } from '#core/answering/pause.ts';
import {
  backendFolder,
  type BackendFolder,
  type BackendKeys,
  type BackendOptions,
} from './backend-folder.ts';
import { takeLock } from '../../site-build/lock.ts';
import { runLite, startLite, type LiteProcess } from './backend-process.ts';
import { keepRunning } from './keep-running.ts';
import { explainDiskError } from '../start/setup-mistake.ts';
import { damagedDatabase, databaseInUse, whyBackendFailed } from './backend-failure.ts';

/** Throws a `SetupMistake` if the folder is in use, a migration failed or the database is damaged. */
export async function startBackend({
  localDir,
  keys,
  siteUrl,
  restarts = 0,
}: BackendOptions & { restarts?: number }): Promise<Backend> {
  const folder = backendFolder({ localDir, keys, siteUrl });
  folder.make();
  // A killed process needs a moment to release the lock.
  const lock = await takeLock(folder.startLockFile, { timeoutMs: 1000 }).catch((error: unknown) => {
    throw explainDiskError(error, folder.folder);
  });
  if (lock === undefined) throw databaseInUse(folder);
  try {
    return await startLocked(folder, { keys, restarts, onStopped: lock.release });
  } catch (error) {
    lock.release();
    throw explainDiskError(error, folder.folder);
  }
}

export function createBackendKeys(): BackendKeys {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: apiKey('publishable'),
    secretKey: apiKey('secret'),
  };
}

async function startLocked(
  folder: BackendFolder,
  { keys, restarts, onStopped }: LockedStart,
): Promise<Backend> {
  await folder.prepare();
  await folder.migrate(() => migrationUp(folder));
  const begin = async () => {
    const lite = startLite(folder, ['start', '--no-admin']);
    try {
      await applyPrivileges(folder, { keys, lite });
    } catch (error) {
      await lite.stop();
      throw error;
    }
    return lite;
  };
  const first = await begin();
  folder.noteAddress();
  const kept = keepRunning(first, { begin, restarts, logFile: folder.logFile });
  void kept.ended.then(onStopped);
  return { url: folder.url(), pid: first.pid, stop: kept.stop };
}

async function migrationUp(folder: BackendFolder): Promise<void> {
  const { code, output } = await runLite(folder, ['migration', 'up']);
  if (code !== 0) throw whyBackendFailed({ code, output, folder });
}

/** The first request makes the backend grant all roles all rights. `apply_privileges` then revokes excess rights. */
async function applyPrivileges(folder: BackendFolder, { keys, lite }: StartedLite): Promise<void> {
  const gone = new AbortController();
  const isGone = () => gone.signal.aborted;
  void lite.ended.then(() => gone.abort());
  const deadline = Date.now() + 60_000;
  while (!isGone()) {
    try {
      const answer = await fetch(`${folder.url()}/rest/v1/rpc/apply_privileges`, {
        method: 'POST',
        headers: { apikey: keys.secretKey, 'content-type': 'application/json' },
        body: '{}',
        signal: AbortSignal.any([gone.signal, AbortSignal.timeout(30_000)]),
      });
      if (answer.ok) return;
      throw damagedDatabase(folder, `it answered ${answer.status} to its first question`);
    } catch (error) {
      const isNotUpYet = error instanceof TypeError && Date.now() < deadline;
      if (!isNotUpYet && !isGone()) throw error;
      await pause(25);
    }
  }
  throw whyBackendFailed({ ...(await lite.ended), folder });
}

/** Creates an API key. The last part of the key is a checksum, which Supabase's own tools compute in the same way. */
function apiKey(kind: 'publishable' | 'secret'): string {
  const key = `sb_${kind}_${randomBytes(17).toString('base64url').slice(0, 22)}`;
  const checksum = hash('sha256', `supabase-self-hosted|${key}`, 'base64url').slice(0, 8);
  return `${key}_${checksum}`;
}

type StartedLite = { keys: BackendKeys; lite: LiteProcess };

type LockedStart = { keys: BackendKeys; restarts: number; onStopped: () => void };

export type Backend = {
  url: string;
  pid: number;
  stop: () => Promise<void>;
};
