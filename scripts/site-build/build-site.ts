import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { contentPages } from '#content/content-routes.ts';
import { requireSetting } from '#adapters/settings.ts';
import { clientFiles, requireBundle } from './bundle/require-bundle.ts';
import { checkSite, endingLength } from './check-site.ts';
import { countPosts } from './content/changed-pages.ts';
import { syncContent, type SyncedContent } from './content/sync.ts';
import { inWords, stopwatch, type Phases } from './phases.ts';
import { changesSince } from './plan-build.ts';
import { openBundle } from './render/open-bundle.ts';
import { renderBatch, renderAll, type Rendering } from './render/render-pages.ts';
import { codeFingerprint, siteFingerprint } from './site/fingerprint.ts';
import { emptySite, linkFresh } from './site/folder-files.ts';
import { keepOldAssets } from './site/old-assets.ts';
import { isDamaged, openCache, removeCache, type KnownPage, type SiteCache } from './site/site-cache.ts';
import { readStamp, removeStamp, writeStamp } from './site/stamp.ts';

/**
 * Builds sites, one after the other, in this process: reads the posts that changed, renders the pages that show them, and checks the
 * result. Code or settings that differ from those of the cache mean a build from nothing. Throws with the reason where a build fails; the
 * folder then holds no site, and its stamp is gone. README.md explains each step.
 */
export function siteBuild(project: string, { bundling = requireBundle } = {}): SiteBuild {
  let bundle: { code: string; folder: Promise<string> } | undefined;

  function bundleOf(code: string): Promise<string> {
    if (bundle?.code === code) return bundle.folder;
    const folder = bundling({ project, code });
    bundle = { code, folder };
    // The next build tries again.
    folder.catch(() => (bundle = undefined));
    return folder;
  }

  async function build(places: SitePlaces, following: Following = {}): Promise<BuiltSite> {
    try {
      return await buildOnce(places, following);
    } catch (cause) {
      if (!isDamaged(cause)) throw cause;
      console.warn('The cache of the build is damaged, so the site is built from nothing:', cause);
      removeCache(places.cacheDir);
      return buildOnce(places, following);
    }
  }

  async function buildOnce(places: SitePlaces, { afterwards }: Following): Promise<BuiltSite> {
    const { phases, phase } = stopwatch();
    const code = phase('fingerprint', () => codeFingerprint(project));
    const cache = phase('open', () => openCache(places.cacheDir, siteFingerprint(code)));
    try {
      const [content, bundleFolder] = await Promise.all([
        phase('content', () => syncContent(cache.content)),
        phase('bundle', () => bundleOf(code)),
      ]);
      const changes = await buildWith(cache, { ...places, bundleFolder, content, phase });
      console.log(`${changes.written.length} files were rendered (${inWords(phases)}).`);
      await afterwards?.();
      return { ...content, changes, phases };
    } finally {
      cache.close();
    }
  }

  return {
    build,
    bundleAhead: async () => void (await bundleOf(codeFingerprint(project))),
  };
}

async function buildWith(
  cache: SiteCache,
  { outDir, cacheDir, bundleFolder, content, phase }: Parts,
): Promise<SiteChanges> {
  const known = cache.site();
  // A folder without the stamp of the last site holds another one, or half of one.
  const isWhole = known === undefined || readStamp(outDir) !== known.stamp;
  const touched = cache.content.touched.all();
  const plan = phase('plan', () =>
    isWhole
      ? { pages: contentPages(cache.content), count: cache.content.totals().posts, gone: [] }
      : changesSince(cache, { touched, before: known.counts }),
  );

  removeStamp(outDir);
  const rendering: Rendering = {
    bundle: await phase('load', () => openBundle(bundleFolder)),
    bundleFolder,
    outDir,
    snapshotFile: cache.snapshotFile,
    siteUrl: requireSetting('SITE_URL'),
  };
  process.env.CONTENT_SNAPSHOT = cache.snapshotFile;
  if (isWhole) emptySite(outDir);
  const rendered = await phase('pages', () =>
    renderAll(plan, rendering, isWhole ? () => renderFixed(rendering) : undefined),
  );
  const removed = plan.gone.flatMap((page) => cache.page(page)?.file ?? []);
  for (const file of removed) rmSync(path.join(outDir, file), { force: true });
  if (isWhole) keepOldAssets(outDir, { files: clientFiles(bundleFolder), record: cacheDir });

  const stamp = randomUUID();
  phase('commit', () =>
    cache.write({
      site: { stamp, counts: countPosts(cache.content) },
      rendered,
      gone: plan.gone,
      isWhole,
      check: () =>
        checkSite({
          outDir,
          content,
          pages: cache.countEndings('src/pages/blog/[slug].astro', endingLength),
        }),
    }),
  );
  cache.content.touched.forget(touched.at(-1)?.number ?? 0);
  writeStamp(outDir, stamp);
  return { isWhole, written: rendered.map(({ file }) => file), removed };
}

/** Files and pages that belong to every site of this code. */
async function renderFixed(rendering: Rendering): Promise<KnownPage[]> {
  const { bundle, bundleFolder, outDir, siteUrl, snapshotFile } = rendering;
  for (const file of clientFiles(bundleFolder))
    linkFresh(path.join(bundleFolder, 'client', file), path.join(outDir, file));
  // Without a snapshot, a page that shows posts after all cannot be rendered.
  delete process.env.CONTENT_SNAPSHOT;
  try {
    return await renderBatch(await bundle.fixedPages(siteUrl), rendering);
  } finally {
    process.env.CONTENT_SNAPSHOT = snapshotFile;
  }
}

/** `outDir` holds the site that `cacheDir` knows of, or none; the site there is then the new one. */
export type SitePlaces = { outDir: string; cacheDir: string };

/** Which files were written anew and which were removed, or that all were. */
type SiteChanges = { isWhole: boolean; written: string[]; removed: string[] };

export type BuiltSite = SyncedContent & { changes: SiteChanges; phases: Phases };

/** What is done with the site while no other build may begin. */
type Following = { afterwards?: () => Promise<void> };

type Parts = SitePlaces & {
  bundleFolder: string;
  content: SyncedContent;
  phase: ReturnType<typeof stopwatch>['phase'];
};

export type SiteBuild = {
  build: (places: SitePlaces, following?: Following) => Promise<BuiltSite>;
  /** Bundles the code while the database is still being started. */
  bundleAhead: () => Promise<void>;
};
