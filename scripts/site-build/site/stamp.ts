/** Tells whether the site in a folder is the one that the last build completed. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The stamp is a file next to the site’s folder. It contains a random id of the build that completed the site. */
const stampFile = (siteDir: string): string => `${siteDir}.stamp`;

/** Returns undefined if the folder contains no complete site. */
export const readStamp = (siteDir: string): string | undefined =>
  existsSync(stampFile(siteDir)) ? readFileSync(stampFile(siteDir), 'utf8') : undefined;

/** Call this function before the first change to a site. A site without a stamp is treated as incomplete. */
export const removeStamp = (siteDir: string): void => rmSync(stampFile(siteDir), { force: true });

export const writeStamp = (siteDir: string, stamp: string): void =>
  writeFileSync(stampFile(siteDir), stamp, { flag: 'wx' });
