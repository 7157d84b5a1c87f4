import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Returns the file beside a site's folder that names the build which completed the site. */
const stampFile = (siteDir: string): string => `${siteDir}.stamp`;

/** Returns undefined if the folder holds no complete site. */
export const readStamp = (siteDir: string): string | undefined =>
  existsSync(stampFile(siteDir)) ? readFileSync(stampFile(siteDir), 'utf8') : undefined;

/** Call this before the first change: the folder holds no complete site until `writeStamp`. */
export const removeStamp = (siteDir: string): void => rmSync(stampFile(siteDir), { force: true });

export const writeStamp = (siteDir: string, stamp: string): void =>
  writeFileSync(stampFile(siteDir), stamp, { flag: 'wx' });
