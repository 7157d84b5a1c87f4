import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Takes a lock that ends with the process. Returns undefined if the lock is held elsewhere throughout `timeoutMs`. Two
 * builds of one site exclude each other through their cache instead (`site/site-cache.ts`).
 */
export async function takeLock(
  file: string,
  { timeoutMs }: { timeoutMs: number },
): Promise<Lock | undefined> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const lock = takeLockSync(file);
    if (lock !== undefined || Date.now() >= deadline) return lock;
    await pause(100);
  }
}

/**
 * Like `takeLock`, but blocks this process while it waits. A full disk or a file that may not be opened is no lock of
 * another process, so the error of SQLite is thrown.
 */
export function takeLockSync(file: string, { timeoutMs = 0 } = {}): Lock | undefined {
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive;');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === sqliteBusy) return undefined;
    if (errcode !== sqliteCorrupt && errcode !== sqliteNotDatabase) throw error;
    // The lock file is damaged and contains no data, so it can be removed.
    rmSync(file, { force: true });
    return takeLockSync(file, { timeoutMs });
  }
}

/** Result codes of sqlite.org/rescode.html. */
const [sqliteBusy, sqliteCorrupt, sqliteNotDatabase] = [5, 11, 26];

export type Lock = { release: () => void };
