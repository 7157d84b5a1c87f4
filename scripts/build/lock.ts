import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Takes a lock that is the operating system's own: it goes with its process, however that ends. Undefined where another
 * process still holds it after `timeoutMs` milliseconds.
 */
export async function takeLock(
  file: string,
  { timeoutMs }: { timeoutMs: number },
): Promise<Lock | undefined> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const database = new DatabaseSync(file);
    try {
      database.exec('pragma locking_mode = exclusive; begin exclusive;');
      return { release: () => database.close() };
    } catch (error) {
      database.close();
      // Nothing is kept in the file; only the lock on it counts.
      if (error instanceof Error && /not a database|malformed/.test(error.message))
        rmSync(file, { force: true });
    }
    if (Date.now() >= deadline) return undefined;
    await pause(100);
  }
}

export type Lock = { release: () => void };
