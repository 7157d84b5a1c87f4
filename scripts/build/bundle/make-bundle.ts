import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isIntactBundle } from './bundle-parts.ts';

/**
 * Where the bundle of this code lies; made by a process of its own where it is not there yet, or is not as it was written. That
 * process takes Astro's memory with it when it ends.
 */
export async function requireBundle({ project, cacheDir, code }: BundlePlace): Promise<MadeBundle> {
  const folder = path.join(cacheDir, `${namePrefix}${code}`);
  if (isIntactBundle(folder)) return { folder, isNew: false };
  await inFolder(cacheDir, async (work) => {
    await runAstro({ project, work });
    for (const name of readdirSync(cacheDir))
      if (name.startsWith(namePrefix)) rmSync(path.join(cacheDir, name), { recursive: true, force: true });
    renameSync(path.join(work, 'bundle'), folder);
  });
  return { folder, isNew: true };
}

/** The whole site as Astro builds it by itself, without any of our shortcuts. */
export const buildByAstro = ({ project, cacheDir, ...site }: AstroPlace): Promise<void> =>
  inFolder(cacheDir, (work) => runAstro({ project, work, site }));

async function inFolder(cacheDir: string, run: (work: string) => Promise<void>): Promise<void> {
  const work = path.join(cacheDir, 'bundling');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    await run(work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const namePrefix = 'bundle-';

function runAstro(order: BundleOrder): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'bundle-child.ts'), {
    // Astro writes files under the working directory, and this bundle finds its packages above it.
    cwd: order.work,
    // In megabytes; of a site that Astro builds by itself it keeps more.
    execArgv: [`--max-old-space-size=${order.site === undefined ? 512 : 2048}`, '--max-semi-space-size=8'],
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

/** `work`: an empty folder, in which the bundle comes to lie as `bundle`; given a site, that is built instead. */
export type BundleOrder = {
  project: string;
  work: string;
  site?: { outDir: string; snapshotFile: string };
};

export type BundleAnswer = { ok: true } | { ok: false; reason: string };

/** `code`: fingerprint of everything the bundle is made of. */
type BundlePlace = { project: string; cacheDir: string; code: string };

type AstroPlace = { project: string; cacheDir: string; outDir: string; snapshotFile: string };

export type MadeBundle = { folder: string; isNew: boolean };
