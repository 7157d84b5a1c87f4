import {
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { takeLockSync } from '../../site-build/lock.ts';
import { codeOf, explainDiskError, SetupMistake } from './setup-mistake.ts';

/** Opens the folder of `LOCAL_DIR`: database, builds, mails. Creates it if it is missing, and locks it until `release` or the end of this process. */
export function openLocalDir(folder: string, { project }: { project: string }) {
  try {
    makeFolder(path.join(folder, 'builds'));
    const localDir = realpathSync(folder);
    const probe = path.join(localDir, `writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    const lock = takeLockSync(path.join(localDir, 'in-use.sqlite'), { timeoutMs });
    if (lock === undefined)
      throw new SetupMistake(
        `${localDir} is in use by another local site: stop that one first, or give this one a folder of its own in LOCAL_DIR.`,
      );
    linkPackages(localDir, project);
    return { localDir, release: lock.release };
  } catch (error) {
    // Node reports a folder that may not be created as one that does not exist.
    if (codeOf(error) === 'ENOENT')
      throw new SetupMistake(
        `${folder} cannot be created: give yourself the right to write to the folder above it, or name another folder in LOCAL_DIR.`,
      );
    throw explainDiskError(error, folder);
  }
}

/** The option `recursive` of Node 24 never returns in a file system such as /proc, where no folder may be created. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** A stopping site needs a moment to release the lock. */
const timeoutMs = 4000;

/** Links the project's packages, because a build runs compiled code from this folder. Refuses a folder that has a `node_modules` folder of its own. */
function linkPackages(localDir: string, project: string): void {
  const link = path.join(localDir, 'node_modules');
  const packages = path.join(project, 'node_modules');
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() && readlinkSync(link) === packages) return;
  if (found?.isDirectory()) {
    throw new SetupMistake(
      `${localDir} holds another project's packages: give LOCAL_DIR a folder of its own.`,
    );
  }
  rmSync(link, { force: true });
  symlinkSync(packages, link);
}

export type LocalDir = ReturnType<typeof openLocalDir>;
