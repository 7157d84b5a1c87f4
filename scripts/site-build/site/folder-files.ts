/** Lists, writes and removes the files of a site. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns sorted relative paths, or an empty list if the folder is missing. Symbolic links are not followed. */
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

/** Replaces the file instead of changing it, because the published site may hard-link the same file. */
export function writeFresh(file: string, body: Buffer | string): void {
  try {
    writeFileSync(file, body, { flag: 'wx' });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') mkdirSync(path.dirname(file), { recursive: true });
    else if (code === 'EEXIST') rmSync(file);
    else throw cause;
    writeFileSync(file, body, { flag: 'wx' });
  }
}

/** Empties the folder except for `_astro`, because a page that is still open may request files in `_astro`. */
export function emptySite(outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  for (const name of readdirSync(outDir))
    if (name !== '_astro') rmSync(path.join(outDir, name), { recursive: true, force: true });
}
