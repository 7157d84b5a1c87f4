import { setTimeout as wait } from 'node:timers/promises';

/** Counts who is reading in which folder, so that nothing is built there under their eyes. */
export function siteReaders({ timeoutMs = 5000 }: { timeoutMs?: number } = {}): SiteReaders {
  const counts = new Map<string, number>();
  const add = (folder: string, change: number): unknown =>
    counts.set(folder, (counts.get(folder) ?? 0) + change);

  return {
    async read(folder, work) {
      add(folder, 1);
      try {
        return await work();
      } finally {
        add(folder, -1);
      }
    },
    async gone(folder) {
      // Answers are read whole from the disk and take milliseconds; one that hangs must not stop all building.
      const deadline = Date.now() + timeoutMs;
      while ((counts.get(folder) ?? 0) > 0 && Date.now() < deadline) await wait(5);
    },
  };
}

export type SiteReaders = {
  read: <Value>(folder: string, work: () => Promise<Value>) => Promise<Value>;
  /** Resolves when nobody reads in the folder any more. */
  gone: (folder: string) => Promise<void>;
};
