import { setTimeout as wait } from 'node:timers/promises';

/** Counts the readers of each folder, so that no build changes a folder while a request reads it. */
export function siteReaders({ timeoutMs = 5000 } = {}) {
  const counts = new Map<string, number>();
  const add = (folder: string, change: number): unknown =>
    counts.set(folder, (counts.get(folder) ?? 0) + change);

  return {
    async read<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
      add(folder, 1);
      try {
        return await work();
      } finally {
        add(folder, -1);
      }
    },
    async gone(folder: string): Promise<void> {
      // A read takes milliseconds, so a reader that still reads at the deadline has failed and must not block builds.
      const deadline = Date.now() + timeoutMs;
      while ((counts.get(folder) ?? 0) > 0 && Date.now() < deadline) await wait(5);
    },
  };
}
