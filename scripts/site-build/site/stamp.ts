import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Beside a folder: which site it holds, once it holds a whole one. */
export const stampFile = (siteDir: string): string => `${siteDir}.stamp`;

/** Which site a folder holds; undefined where it holds none that came to its end. */
export function readStamp(siteDir: string): string | undefined {
  try {
    return readFileSync(stampFile(siteDir), 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}

/** Before anything is changed in it: it holds no whole site until `writeStamp`. */
export const removeStamp = (siteDir: string): void => rmSync(stampFile(siteDir), { force: true });

export const writeStamp = (siteDir: string, stamp: string): void =>
  writeFileSync(stampFile(siteDir), stamp, { flag: 'wx' });
