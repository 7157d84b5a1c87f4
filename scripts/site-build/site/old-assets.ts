import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './folder-files.ts';

/**
 * Removes hashed files after thirty days without use. Until then, a page that is still open may request them.
 * A JSON file records when each file became unused. The cache cannot, because a change of code empties it.
 */
export function removeOldAssets(outDir: string, { files, record, now = Date.now() }: Assets): void {
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
    if (now - since > maxUnusedMs) rmSync(path.join(outDir, file));
    else unusedSince[file] = since;
  }
  writeFileSync(recordFile, JSON.stringify(unusedSince));
}

const maxUnusedMs = 30 * 24 * 60 * 60 * 1000;

type Assets = { files: string[]; record: string; now?: number };
