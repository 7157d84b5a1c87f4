import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isLocalSite } from '#adapters/settings.ts';
import { takeLock } from '../lock.ts';
import { isIntactBundle } from './bundle-parts.ts';
import { inEmptyFolder, runAstro } from './run-astro.ts';

/**
 * Where the bundle of this code lies that sites at any address begin with: it has a stand-in where the address belongs. It is kept with
 * the packages, and made by a process of its own where it is not there yet; that process takes Astro's memory with it when it ends.
 */
export function requireSharedBundle(
  { project, code, siteUrl }: SharedPlace,
  { astro = runAstro }: Tools = {},
): Promise<MadeBundle> {
  const standIn = standInFor(siteUrl);
  const name = createHash('sha256').update(`${code} ${standIn}`).digest('hex').slice(0, 20);
  const folder = path.join(sharedBundles(project), name);
  const making = beingMade.get(folder) ?? make(folder, { project, siteUrl: standIn, astro });
  beingMade.set(folder, making);
  return making.finally(() => beingMade.delete(folder));
}

/** The folder of all of them. */
export const sharedBundles = (project: string): string =>
  path.join(project, 'node_modules/.cache/site-bundles');

/** By folder: whoever needs it meanwhile waits for the same one. */
const beingMade = new Map<string, Promise<MadeBundle>>();

/**
 * What stands in a shared bundle in place of an address. A local site has pages that others do not, so there are two. An address that is
 * read otherwise than it is written cannot be filled in as text, and stands there itself.
 */
export function standInFor(siteUrl: string): string {
  if (new URL(siteUrl).origin !== siteUrl) return siteUrl;
  return isLocalSite(siteUrl) ? 'http://localhost:65535' : 'https://address-of-the-site.invalid';
}

async function make(folder: string, { astro, ...site }: Making): Promise<MadeBundle> {
  const cache = path.dirname(folder);
  mkdirSync(cache, { recursive: true });
  // Another start may be making it just now.
  const lock = await takeLock(path.join(cache, 'making.lock'), { timeoutMs: longestBundling });
  try {
    if (isIntactBundle(folder)) return { folder, isNew: false };
    await inEmptyFolder(path.join(cache, `making-${process.pid}`), async (work) => {
      await astro({ ...site, work });
      removeOld(cache, folder);
      renameSync(path.join(work, 'bundle'), folder);
    });
    return { folder, isNew: true };
  } finally {
    lock?.release();
  }
}

/** In milliseconds; after that, two make it beside each other. */
const longestBundling = 120_000;

/** Those of yesterday's code; a younger one may be what another start of other code is reading. */
function removeOld(cache: string, folder: string): void {
  const yesterday = Date.now() - 86_400_000;
  for (const name of readdirSync(cache).map((entry) => path.join(cache, entry)))
    if (name === folder || (statSync(name).isDirectory() && statSync(name).mtimeMs < yesterday))
      rmSync(name, { recursive: true, force: true });
}

/** `code`: fingerprint of everything the bundle is made of. */
export type SharedPlace = { project: string; code: string; siteUrl: string };

/** `isNew`: it was made just now. */
export type MadeBundle = { folder: string; isNew: boolean };

/** `astro` is another one in tests. */
export type Tools = { astro?: typeof runAstro };

type Making = Required<Tools> & { project: string; siteUrl: string };
