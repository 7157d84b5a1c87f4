import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a build with one cache would draw many pages that another cache already holds: after a change of the code,
 * or of many posts. Copying that cache is then quicker than drawing the pages a second time.
 */
export function isFarBehind(cacheDir: string, otherCacheDir: string): boolean {
  const theirs = readBuildManifest(otherCacheDir);
  if (theirs === undefined) return false;
  const ours = readBuildManifest(cacheDir);
  if (ours === undefined || !isOfSameSettings(ours, theirs)) return true;
  const missing = Object.keys(theirs.routes).map((route) =>
    countMissing(ours.routes[route], theirs.routes[route]),
  );
  return missing.reduce((sum, count) => sum + count, 0) > worthCopying;
}

/** In pages: about as many are drawn in the time that copying a cache takes. */
const worthCopying = 100;

/** How many pages of a route the other cache holds and ours does not. */
function countMissing(ours: CachedRoute | undefined, theirs: CachedRoute | undefined): number {
  const pages = Object.entries(theirs?.paths ?? {});
  if (ours?.dependencyHash !== theirs?.dependencyHash) return pages.length;
  return pages.filter(([address, page]) => ours?.paths[address]?.cacheKey !== page?.cacheKey).length;
}

/** What Astro notes of its last build; undefined where there was none, or where Astro writes something else by now. */
export function readBuildManifest(cacheDir: string): BuildManifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(buildManifestFile(cacheDir), 'utf8')) as BuildManifest;
    return manifest.version === 1 ? manifest : undefined;
  } catch {
    return undefined;
  }
}

export const buildManifestFile = (cacheDir: string): string => path.join(cacheDir, 'incremental-build.json');

/** The copy of a page that Astro keeps in its cache. */
export const cachedFile = (cacheDir: string, outputFile: string): string =>
  path.join(cacheDir, 'dist', outputFile);

/** Whether both were built with the same configuration and packages. */
export const isOfSameSettings = (one: BuildManifest, other: BuildManifest): boolean =>
  one.configHash === other.configHash && one.lockfileHash === other.lockfileHash;

export type BuildManifest = {
  version: number;
  configHash: string;
  lockfileHash: string;
  keyDigest: string;
  routes: Record<string, CachedRoute | undefined>;
};

/** `dependencyHash`: of all code the pages of the route are made with. */
export type CachedRoute = { dependencyHash: string; paths: Record<string, CachedPath | undefined> };

/** `cacheKey`: of what the page shows. `outputFile`: within the output. */
export type CachedPath = { cacheKey: string; outputFile: string };
