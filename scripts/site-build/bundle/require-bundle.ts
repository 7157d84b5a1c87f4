import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { takeLock } from '../lock.ts';
import { filesIn } from '../site/folder-files.ts';
import { runAstro } from './run-astro.ts';

/**
 * Returns the folder of the bundle for this code. Bundles the site with Astro if the folder is missing. Waits if another
 * process is bundling, because that process may be making the same bundle.
 */
export async function requireBundle(
  { project, code }: { project: string; code: string },
  { astro = runAstro } = {},
): Promise<string> {
  const folder = path.join(bundlesOf(project), code);
  if (existsSync(folder)) return folder;
  mkdirSync(bundlesOf(project), { recursive: true });
  // A process that bundles for longer than this may have stopped, so the wait ends, and both may bundle.
  const lock = await takeLock(path.join(bundlesOf(project), '../bundling.lock'), { timeoutMs: 120_000 });
  try {
    return existsSync(folder) ? folder : await bundled({ project, folder }, { astro });
  } finally {
    lock?.release();
  }
}

async function bundled(
  { project, folder }: { project: string; folder: string },
  { astro }: { astro: typeof runAstro },
): Promise<string> {
  const work = path.join(bundlesOf(project), `making-${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    await astro({ project, folder: work });
    if (!existsSync(folder)) renameSync(work, folder);
    removeOld(bundlesOf(project), { except: folder });
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

export const bundlesOf = (project: string): string => path.join(project, 'node_modules/.astro/bundles');

export const serverEntry = (folder: string): string => readFileSync(path.join(folder, 'entry'), 'utf8');

export const clientFiles = (folder: string): string[] => filesIn(path.join(folder, 'client'));

/**
 * Removes bundles that are older than a day. Another running site may still use a newer bundle. Even the new bundle may
 * look old, if the clock has jumped since it was made.
 */
function removeOld(bundles: string, { except }: { except: string }): void {
  const yesterday = Date.now() - 86_400_000;
  for (const name of readdirSync(bundles).map((entry) => path.join(bundles, entry)))
    if (name !== except && statSync(name).mtimeMs < yesterday) rmSync(name, { recursive: true, force: true });
}
