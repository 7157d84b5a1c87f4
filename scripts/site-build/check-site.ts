import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SyncedContent } from './content/sync.ts';

/** Throws if the version or the numbers of posts in `build.json` are wrong, so that such a site does not go live. */
export function checkSite(outDir: string, { contentVersion, posts }: SyncedContent): void {
  const built = JSON.parse(readFileSync(path.join(outDir, 'build.json'), 'utf8')) as Partial<SyncedContent>;
  if (built.contentVersion === contentVersion && isDeepStrictEqual(built.posts, posts)) return;
  throw new Error(
    `build.json names ${inWords(built)}, but the site was built for ${inWords({ contentVersion, posts })}.`,
  );
}

const inWords = ({ contentVersion, posts }: Partial<SyncedContent>): string =>
  `content version ${contentVersion} with posts ${JSON.stringify(posts)}`;
