import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** Takes a lock that ends with the process. Returns undefined if the lock is held elsewhere throughout `timeoutMs`. */
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

/** Like `takeLock`, but blocks this process while it waits. */
export function takeLockSync(file: string, { timeoutMs = 0 } = {}): Lock | undefined {
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive;');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (!(error instanceof Error && /not a database|malformed/.test(error.message))) return undefined;
    // The lock file is damaged and contains no data, so it can be removed.
    rmSync(file, { force: true });
    return takeLockSync(file, { timeoutMs });
  }
}

export type Lock = { release: () => void };
