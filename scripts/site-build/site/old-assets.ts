import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './folder-files.ts';

/**
 * Keeps the hashed files that a new site no longer uses, for pages that were opened before: thirty days from the first build
 * without them. The folder `record` gets a file that says since when each is unused; it outlives the cache, which new code removes.
 */
export function keepOldAssets(outDir: string, { files, record, now = Date.now() }: Keeping): void {
  const recordFile = path.join(record, 'old-assets.json');
  const before = existsSync(recordFile)
    ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, number>)
    : {};
  const inUse = new Set(files);
  const unusedSince: Record<string, number> = {};
  for (const name of filesIn(path.join(outDir, '_astro'))) {
    const file = path.join('_astro', name);
    if (inUse.has(file)) continue;
    const since = before[file] ?? now;
    if (now - since > maxUse) rmSync(path.join(outDir, file));
    else unusedSince[file] = since;
  }
  writeFileSync(recordFile, JSON.stringify(unusedSince));
}

const maxUse = 30 * 24 * 60 * 60 * 1000;

type Keeping = { files: string[]; record: string; now?: number };
