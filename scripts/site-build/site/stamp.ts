import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The stamp is beside the site’s folder and names the build that completed the site. */
const stampFile = (siteDir: string): string => `${siteDir}.stamp`;

/** Returns undefined if the folder holds no complete site. */
export const readStamp = (siteDir: string): string | undefined =>
  existsSync(stampFile(siteDir)) ? readFileSync(stampFile(siteDir), 'utf8') : undefined;

/** Call this before the first change to a site, which counts as incomplete until `writeStamp`. */
export const removeStamp = (siteDir: string): void => rmSync(stampFile(siteDir), { force: true });

export const writeStamp = (siteDir: string, stamp: string): void =>
  writeFileSync(stampFile(siteDir), stamp, { flag: 'wx' });
