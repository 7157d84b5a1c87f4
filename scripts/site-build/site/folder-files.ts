import { linkSync, copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files below a folder, by their places in it, in one order; none where there is no such folder. Follows no links. */
export const filesIn = (folder: string): string[] => namesIn(folder, '').sort();

function namesIn(folder: string, below: string): string[] {
  return entriesIn(path.join(folder, below)).flatMap((entry) => {
    const name = path.join(below, entry.name);
    if (entry.isDirectory()) return namesIn(folder, name);
    return entry.isFile() ? [name] : [];
  });
}

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}

/**
 * Writes a file as a new one. The old one may be shared with the site that is served, by a link: it is taken away, and never
 * written into.
 */
export function writeFresh(file: string, body: Buffer | string): void {
  makeFresh(file, () => writeFileSync(file, body, { flag: 'wx' }));
}

/** Makes the same file stand at another place, without copying it where the disk can do so. */
export function linkFresh(from: string, to: string): void {
  makeFresh(to, () => {
    try {
      linkSync(from, to);
    } catch (cause) {
      if (!isWithoutLinks(cause)) throw cause;
      copyFileSync(from, to);
    }
  });
}

function makeFresh(file: string, make: () => void): void {
  try {
    make();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') mkdirSync(path.dirname(file), { recursive: true });
    else if (code === 'EEXIST') rmSync(file);
    else throw cause;
    make();
  }
}

/** Another disk, or one that knows no links, or too many of one file: then it is a copy. */
export const isWithoutLinks = (cause: unknown): boolean =>
  ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes((cause as NodeJS.ErrnoException).code ?? '');

/** Empties the folder of a site. Hashed files stay: a page that was opened before still asks for them (`old-assets.ts`). */
export function emptySite(outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  for (const name of readdirSync(outDir))
    if (name !== '_astro') rmSync(path.join(outDir, name), { recursive: true, force: true });
}
