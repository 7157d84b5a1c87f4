import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Takes a lock that the operating system releases when the process ends, even if it is killed. Returns undefined if another
 * process still holds the lock after `timeoutMs` milliseconds.
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

/** Takes a lock like `takeLock`, but blocks this process while it waits. */
export function takeLockSync(file: string, { timeoutMs = 0 } = {}): Lock | undefined {
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive;');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (!(error instanceof Error && /not a database|malformed/.test(error.message))) return undefined;
    // The lock file is damaged. It holds no data, so it can be deleted.
    rmSync(file, { force: true });
    return takeLockSync(file, { timeoutMs });
  }
}

export type Lock = { release: () => void };
