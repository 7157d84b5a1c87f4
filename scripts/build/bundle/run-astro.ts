import { fork } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { letGo } from '../let-go.ts';

/** Does something in a folder that is empty before, and gone afterwards. */
export async function inEmptyFolder(work: string, run: (work: string) => Promise<void>): Promise<void> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    await run(work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Has Astro bundle the code, or build a site, in a process of its own. Throws with the reason where it cannot. */
export async function runAstro(order: BundleOrder): Promise<void> {
  // A snapshot that was just opened has been read from end to end.
  letGo();
  running += 1;
  try {
    await answerOf(order);
  } finally {
    running -= 1;
  }
}

let running = 0;

/** For what ends while Astro is at work, which needs the most memory of all. */
export function letGoBesideAstro(): void {
  if (running > 0) letGo();
}

function answerOf(order: BundleOrder): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'bundle-child.ts'), {
    // Astro writes files under the working directory, and this bundle finds its packages above it.
    cwd: order.work,
    // In megabytes; of a site that Astro builds by itself it keeps more.
    execArgv: [`--max-old-space-size=${order.site === undefined ? 256 : 2048}`, '--max-semi-space-size=2'],
    env: { ...process.env, ...littleMemory },
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
 * Vite's bundler is a library of machine code with an allocator of its own (mimalloc), which keeps what it was given once, and a
 * thread per processor in each of three pools; and the C library keeps what lies below something that is still in use. With this it
 * needs 320 MB instead of 570, and no longer (docs/performance.md).
 */
const littleMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  ROLLDOWN_WORKER_THREADS: '1',
};

/**
 * `work`: an empty folder, in which the bundle comes to lie as `bundle`; given a site, that is built instead. `siteUrl`: the address in
 * what is made.
 */
export type BundleOrder = {
  project: string;
  work: string;
  siteUrl: string;
  site?: { outDir: string; snapshotFile: string };
};

export type BundleAnswer = { ok: true } | { ok: false; reason: string };
