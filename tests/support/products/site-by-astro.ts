import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireSetting } from '#adapters/settings.ts';
import { openSnapshot } from '#content/snapshot/snapshot.ts';
import { syncContent } from '#content/sync.ts';
import { buildByAstro } from '../../../scripts/build/bundle/make-bundle.ts';
import { filesIn } from '../../../scripts/build/site/folder-files.ts';

/**
 * The judge of our builds: what each file holds of the site that Astro builds by itself, of all posts read anew. In a folder from which
 * `node_modules` can be found, with the settings of the build in this process.
 */
export async function siteByAstro({
  folder,
  supabaseUrl,
  publishableKey,
}: Judging): Promise<Map<string, string>> {
  const cacheDir = path.join(folder, 'judge');
  rmSync(cacheDir, { recursive: true, force: true });
  const [outDir, snapshotFile] = [path.join(cacheDir, 'site'), path.join(folder, 'judge.sqlite')];
  rmSync(snapshotFile, { force: true });
  const snapshot = openSnapshot(snapshotFile);
  await syncContent(snapshot, { supabaseUrl, publishableKey });
  snapshot.close();
  await buildByAstro({
    project: path.resolve(import.meta.dirname, '../../..'),
    cacheDir,
    siteUrl: requireSetting('SITE_URL'),
    outDir,
    snapshotFile,
  });
  return textsIn(outDir);
}

/** What each file of a site holds, but the time at which it was built. */
export const textsIn = (site: string): Map<string, string> =>
  new Map(
    filesIn(site).map((file) => [
      file,
      readFileSync(path.join(site, file), 'latin1').replace(/(?<="builtAt":"|\nExpires: )[^"\n]+/, ''),
    ]),
  );

type Judging = { folder: string; supabaseUrl: string; publishableKey: string };
