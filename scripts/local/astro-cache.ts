import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a build with one cache would draw many pages that another cache already holds: after a change of the code,
 * or of many posts. Copying that cache is then quicker than drawing the pages a second time.
 */
export function isFarBehind(cacheDir: string, otherCacheDir: string): boolean {
  const theirs = readManifest(otherCacheDir);
  if (theirs === undefined) return false;
  const ours = readManifest(cacheDir);
  if (ours === undefined) return true;
  if (ours.configHash !== theirs.configHash || ours.lockfileHash !== theirs.lockfileHash) return true;
  const missing = Object.keys(theirs.routes).map((route) =>
    countMissing(ours.routes[route], theirs.routes[route]),
  );
  return missing.reduce((sum, count) => sum + count, 0) > worthCopying;
}

/** In pages: about as many are drawn in the time that copying a cache takes. */
const worthCopying = 100;

/** How many pages of a route the other cache holds and ours does not. */
function countMissing(ours: RouteCache | undefined, theirs: RouteCache | undefined): number {
  const pages = Object.entries(theirs?.paths ?? {});
  if (ours?.dependencyHash !== theirs?.dependencyHash) return pages.length;
  return pages.filter(([address, page]) => ours?.paths[address]?.cacheKey !== page?.cacheKey).length;
}

/** What Astro notes of its last build; undefined where there was none, or where Astro writes something else by now. */
function readManifest(cacheDir: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(
      readFileSync(path.join(cacheDir, 'incremental-build.json'), 'utf8'),
    ) as Manifest;
    return manifest.version === 1 ? manifest : undefined;
  } catch {
    return undefined;
  }
}

type Manifest = {
  version: number;
  configHash: string;
  lockfileHash: string;
  routes: Record<string, RouteCache | undefined>;
};

type RouteCache = { dependencyHash: string; paths: Record<string, { cacheKey: string } | undefined> };
