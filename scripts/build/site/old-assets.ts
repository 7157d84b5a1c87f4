import { rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './folder-files.ts';

/**
 * Keeps the hashed files that a new site has no use for, for pages that were opened before: thirty days from the first build
 * without them. Answers with those that stay, each with the time since when; `before` is what it answered last.
 */
export function keepOldAssets(
  outDir: string,
  { files, before, now = Date.now() }: { files: string[]; before: OldAssets; now?: number },
): OldAssets {
  const inUse = new Set(files);
  const unused = filesIn(path.join(outDir, '_astro'))
    .map((name) => path.join('_astro', name))
    .filter((file) => !inUse.has(file));
  const kept: OldAssets = {};
  for (const file of unused) {
    const since = before[file] ?? now;
    if (now - since > longestUse) rmSync(path.join(outDir, file));
    else kept[file] = since;
  }
  return kept;
}

const longestUse = 30 * 24 * 60 * 60 * 1000;

/** Since when no page of a new site names it, in milliseconds since 1970. */
export type OldAssets = Record<string, number>;
