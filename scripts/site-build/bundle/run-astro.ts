import { fork } from 'node:child_process';
import path from 'node:path';

/** Bundles the code with Astro in a child process. Throws with the reason if bundling fails. */
export function runAstro(order: BundleOrder): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'bundle-child.ts'), {
    // Astro writes files into this folder, and the bundle finds `node_modules` in a parent of this folder.
    cwd: order.folder,
    // Both limits are in megabytes.
    execArgv: ['--max-old-space-size=256', '--max-semi-space-size=2'],
    env: { ...process.env, ...lowMemorySettings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (answer: BundleAnswer) => {
      if (answer.ok) resolve();
      else reject(new Error(answer.reason));
    });
    child.once('error', reject);
    child.once('close', (exitCode) =>
      reject(new Error(`Astro ended without an answer (exit code ${exitCode}).`)),
    );
    child.send(order);
  });
}

/** These settings reduce the bundler’s memory from 570 MB to 320 MB (docs/performance.md). */
const lowMemorySettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  ROLLDOWN_WORKER_THREADS: '1',
};

/** `folder` is empty at first. Bundling creates `client`, `server` and the file `entry` in this folder. */
export type BundleOrder = { project: string; folder: string };

export type BundleAnswer = { ok: true } | { ok: false; reason: string };
