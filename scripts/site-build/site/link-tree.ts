import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isWithoutLinks } from './folder-files.ts';

/** Makes a folder, or a file, the same as another one, by links to the same files. Waits for the disk, so that a server goes on serving. */
export async function linkTree(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await linkAll(from, to);
}

/** Makes the same of a site what a build has changed in it. */
export async function linkChanges(
  from: string,
  to: string,
  { written, removed }: { written: string[]; removed: string[] },
): Promise<void> {
  for (const file of removed) await rm(path.join(to, file), { force: true });
  for (const file of written) {
    await rm(path.join(to, file), { force: true });
    await linkFile(path.join(from, file), path.join(to, file));
  }
}

async function linkAll(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch((cause: unknown) => {
    if ((cause as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw cause;
  });
  if (entries === undefined) return linkFile(from, to);
  await mkdir(to, { recursive: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory()))
    await linkAll(path.join(from, name), path.join(to, name));
  const files = entries.filter((entry) => entry.isFile());
  for (let start = 0; start < files.length; start += atATime)
    await Promise.all(
      files
        .slice(start, start + atATime)
        .map(({ name }) => linkFile(path.join(from, name), path.join(to, name))),
    );
}

const atATime = 32;

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await linkOrCopy(from, to);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    await mkdir(path.dirname(to), { recursive: true });
    await linkOrCopy(from, to);
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (cause) {
    if (!isWithoutLinks(cause)) throw cause;
    await copyFile(from, to);
  }
}
