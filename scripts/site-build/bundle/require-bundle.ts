import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../site/folder-files.ts';
import { runAstro } from './run-astro.ts';

/**
 * Returns the folder with the bundle of this code, and first bundles the code if there is no such folder. The bundle does
 * not depend on the address of the site. A folder gets its name, the fingerprint of the code, as the last step. A folder
 * with that name is therefore complete.
 */
export async function requireBundle(
  { project, code }: { project: string; code: string },
  { astro = runAstro } = {},
): Promise<string> {
  const folder = path.join(bundlesOf(project), code);
  if (existsSync(folder)) return folder;
  const work = path.join(bundlesOf(project), `making-${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    await astro({ project, folder: work });
    removeOld(bundlesOf(project));
    // If another process has bundled the same code in the time since the check, its folder is used.
    if (!existsSync(folder)) renameSync(work, folder);
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

export const bundlesOf = (project: string): string => path.join(project, 'node_modules/.astro/bundles');

/** Returns the path of the module that renders pages, which the build writes to the file `entry`. */
export const serverEntry = (folder: string): string => readFileSync(path.join(folder, 'entry'), 'utf8');

/** Lists the files that every site contains: scripts, styles, fonts, pictures, and the files of `public`. */
export const clientFiles = (folder: string): string[] => filesIn(path.join(folder, 'client'));

/** Removes bundles older than a day. A younger bundle may belong to a running site with other code. */
function removeOld(bundles: string): void {
  const yesterday = Date.now() - 86_400_000;
  for (const name of readdirSync(bundles).map((entry) => path.join(bundles, entry)))
    if (statSync(name).mtimeMs < yesterday) rmSync(name, { recursive: true, force: true });
}
