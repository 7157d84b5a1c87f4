import { fork } from 'node:child_process';
import path from 'node:path';

/** Has Astro bundle the code in a process of its own. Throws with the reason where it cannot. */
export function runAstro(order: BundleOrder): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'bundle-child.ts'), {
    // Astro writes files under the working directory, and the bundle finds its packages above it.
    cwd: order.folder,
    // In megabytes.
    execArgv: ['--max-old-space-size=256', '--max-semi-space-size=2'],
    env: { ...process.env, ...lowMemoryFlags },
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

/**
 * The bundler has an allocator (mimalloc) that returns little memory, and a thread per processor in each of three pools. With these
 * settings it needs 320 MB instead of 570 in the same time (docs/performance.md).
 */
const lowMemoryFlags = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  ROLLDOWN_WORKER_THREADS: '1',
};

/** `folder`: an empty one, which gets `client`, `server` and the name of the entry. */
export type BundleOrder = { project: string; folder: string };

export type BundleAnswer = { ok: true } | { ok: false; reason: string };
