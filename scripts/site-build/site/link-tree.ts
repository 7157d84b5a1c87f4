import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Replaces the folder `to` with hard links to the files of `from`. Asynchronous, because a local server runs it. */
export async function linkTree(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(from, path.join(parentPath, name)));
  for (let start = 0; start < files.length; start += maxParallel)
    await Promise.all(files.slice(start, start + maxParallel).map((file) => linkFile(file, { from, to })));
}

const maxParallel = 32;

export async function linkFiles(from: string, to: string, files: string[]): Promise<void> {
  for (const file of files) {
    await rm(path.join(to, file), { force: true });
    await linkFile(file, { from, to });
  }
}

async function linkFile(file: string, { from, to }: { from: string; to: string }): Promise<void> {
  try {
    await linkOrCopy(path.join(from, file), path.join(to, file));
  } catch (cause) {
    if (errorCode(cause) !== 'ENOENT') throw cause;
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await linkOrCopy(path.join(from, file), path.join(to, file));
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (cause) {
    if (!withoutLinks.includes(errorCode(cause))) throw cause;
    await copyFile(from, to);
  }
}

/** The errors of `link` if the paths are on two disks, the disk has no hard links, or the file has too many. */
const withoutLinks = ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'];

const errorCode = (cause: unknown): string => (cause as NodeJS.ErrnoException).code ?? '';
