import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { passBuildInputs } from '#content/build-inputs.ts';
import { requireSetting } from '#adapters/settings.ts';
import { postBlocks } from '#content/post-blocks.ts';
import { openSnapshot } from '#content/snapshot/snapshot.ts';
import { syncContent } from '../../../scripts/site-build/content/sync.ts';
import { filesIn } from '../../../scripts/site-build/site/folder-files.ts';
import { writeSitemaps } from '../../../scripts/site-build/site/sitemaps.ts';
import { aFolder } from '../folder.ts';

const project = path.resolve(import.meta.dirname, '../../..');

/** Builds the whole site with `astro build` and all sitemaps, as the reference for our incremental builds. */
export async function siteByAstro(): Promise<Map<string, string>> {
  const { folder, remove } = aFolder();
  try {
    const at = (name: string): string => path.join(folder, name);
    const snapshot = openSnapshot(at('content.sqlite'));
    const { inputs } = await syncContent(snapshot);
    const lists = snapshot.lists();
    snapshot.close();
    passBuildInputs(at('build-inputs.json'), { ...inputs, snapshotFile: at('content.sqlite') });
    // The rendering code in the output folder searches for packages in the folders above it.
    symlinkSync(path.join(project, 'node_modules'), at('node_modules'));
    const astro = path.join(project, 'node_modules/astro/bin/astro.mjs');
    await promisify(execFile)(process.execPath, [astro, 'build', '--root', project], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        SITE_OUT_DIR: at('site'),
        SITE_CACHE_DIR: at('cache'),
      },
      maxBuffer: 64 * 1024 * 1024,
    });
    const allBlocks = postBlocks(lists);
    const siteUrl = requireSetting('SITE_URL');
    await writeSitemaps({ outDir: at('site'), siteUrl, lists, allBlocks, changed: allBlocks });
    return textsIn(at('site'));
  } finally {
    remove();
  }
}

/** The content of each file, without the values of `builtAt` and `Expires`, which depend on the time of the build. */
export const textsIn = (site: string): Map<string, string> =>
  new Map(
    filesIn(site).map((file) => [
      file,
      // The two values that depend on the time of the build.
      readFileSync(path.join(site, file), 'latin1').replace(/(?<="builtAt":"|\nExpires: )[^"\n]+/, ''),
    ]),
  );
