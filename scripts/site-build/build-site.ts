import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Business } from '#core/business/business.ts';
import { missingDetails } from '#site-config';
import { passBuildInputs, type BuildInputs } from '#content/build-inputs.ts';
import { contentPages } from '#content/content-routes.ts';
import { postBlocks } from '#content/post-blocks.ts';
import { requireSetting } from '#adapters/settings.ts';
import type { SavedBusiness } from '#adapters/supabase/site/business.ts';
import { clientFiles, requireBundle, serverEntry } from './bundle/require-bundle.ts';
import { checkSite } from './check-site.ts';
import { syncContent, type SyncedContent } from './content/sync.ts';
import { inWords, stopwatch, type Phases } from './phases.ts';
import { changedPages } from './plan-build.ts';
import { openBundle } from './render/open-bundle.ts';
import { renderBatch, renderAll, type Rendering } from './render/render-pages.ts';
import { codeFingerprint, siteFingerprint } from './site/fingerprint.ts';
import { emptySite } from './site/folder-files.ts';
import { linkFiles } from './site/link-tree.ts';
import { removeOldAssets } from './site/old-assets.ts';
import { isDamaged, openCache, removeCache, type SiteCache } from './site/site-cache.ts';
import { readStamp, removeStamp, writeStamp } from './site/stamp.ts';
import { writeSitemaps } from './site/sitemaps.ts';

/** Creates a builder of a site (README.md). `build` throws while another build of the same site runs. */
export function siteBuild(project: string, { bundling = requireBundle } = {}) {
  let bundle: { code: string; folder: Promise<string> } | undefined;

  function bundleOf(code: string): Promise<string> {
    if (bundle?.code === code) return bundle.folder;
    const folder = bundling({ project, code });
    bundle = { code, folder };
    // A failed bundle is dropped, so that the next build bundles again.
    folder.catch(() => (bundle = undefined));
    return folder;
  }

  async function build(folders: SiteFolders, options: BuildOptions = {}): Promise<BuiltSite> {
    try {
      return await buildOnce(folders, options);
    } catch (cause) {
      if (!isDamaged(cause)) throw cause;
      console.warn('The cache of the build is damaged, so the site is built from scratch:', cause);
      removeCache(folders.cacheDir);
      return buildOnce(folders, options);
    }
  }

  async function buildOnce(
    folders: SiteFolders,
    { afterwards, isPublic = false }: BuildOptions,
  ): Promise<BuiltSite> {
    const { phases, phase } = stopwatch();
    const code = phase('fingerprint', () => codeFingerprint(project));
    const cache = phase('open', () => openCache(folders.cacheDir, siteFingerprint(code)));
    try {
      const [{ content, inputs }, bundleFolder] = await Promise.all([
        phase('content', () => syncContent(cache.content)),
        phase('bundle', () => bundleOf(code)),
      ]);
      if (isPublic) requireOwnDetails(inputs.business.details);
      const changes = await buildWith(cache, { ...folders, bundleFolder, content, inputs, phase });
      console.log(`${changes.written.length} files were rendered (${inWords(phases)}).`);
      await afterwards?.();
      return { ...content, business: inputs.business, changes, phases };
    } finally {
      cache.close();
    }
  }

  return {
    build,
    bundleAhead: async (): Promise<void> => void (await bundleOf(codeFingerprint(project))),
  };
}

function requireOwnDetails(details: Business): void {
  const missing = missingDetails(details);
  if (missing !== '')
    throw new Error(
      `${missing}\nAdd your own to the settings file (docs/deploy.md, step 3), run npm run set-up, and trigger a deploy.`,
    );
}

async function buildWith(
  cache: SiteCache,
  { outDir, cacheDir, bundleFolder, content, inputs, phase }: Parts,
): Promise<SiteChanges> {
  const { snapshotFile } = cache;
  passBuildInputs(path.join(cacheDir, 'build-inputs.json'), { ...inputs, snapshotFile });
  const { stamp: before, business: shown } = cache.rendered();
  const business = JSON.stringify({ ...inputs.business, legalVersions: inputs.legalVersions.length });
  // Renders all pages if `outDir` lacks the cache's stamp, or if the business details or legal texts have changed.
  const isWhole = before === undefined || readStamp(outDir) !== before || shown !== business;
  const lists = phase('lists', () => cache.content.lists());
  const allBlocks = phase('blocks', () => postBlocks(lists));
  const { changed, gone, blocks } = phase('plan', () =>
    isWhole
      ? { changed: contentPages(lists, allBlocks), gone: [], blocks: allBlocks }
      : changedPages(lists, allBlocks, cache.keys()),
  );

  removeStamp(outDir);
  const rendering: Rendering = {
    bundle: await phase('load', () => openBundle(bundleFolder)),
    bundleFolder,
    outDir,
    siteUrl: requireSetting('SITE_URL'),
  };
  if (isWhole) emptySite(outDir);
  const rendered = await phase('pages', () =>
    renderAll(
      { pages: changed, count: Array.isArray(changed) ? changed.length : sum(content.posts) },
      rendering,
      isWhole ? () => renderFixed(rendering) : undefined,
    ),
  );
  const sitemaps = await phase('sitemaps', () =>
    writeSitemaps({ outDir, siteUrl: rendering.siteUrl, lists, allBlocks, changed: blocks }),
  );
  const removed = cache.files(gone);
  for (const file of removed) rmSync(path.join(outDir, file), { force: true });
  if (isWhole) removeOldAssets(outDir, { files: clientFiles(bundleFolder), record: cacheDir });
  checkSite(outDir, content);
  // The desk's preview may read `current-bundle` during a build, so a rename replaces this file in one step.
  const entry = path.join(path.basename(bundleFolder), serverEntry(bundleFolder));
  const current = path.join(bundleFolder, '../../current-bundle');
  writeFileSync(`${current}.${process.pid}`, entry);
  renameSync(`${current}.${process.pid}`, current);

  const stamp = randomUUID();
  await phase('commit', () => cache.write({ stamp, business, rendered, blocks: allBlocks, gone, isWhole }));
  writeStamp(outDir, stamp);
  return {
    isWhole,
    written: [...rendered.map(({ file }) => file), ...sitemaps.written],
    removed: [...removed, ...sitemaps.removed],
  };
}

async function renderFixed(rendering: Rendering): Promise<void> {
  const { bundle, bundleFolder, outDir, siteUrl } = rendering;
  await linkFiles(path.join(bundleFolder, 'client'), outDir, clientFiles(bundleFolder));
  await renderBatch(await bundle.fixedPages(siteUrl), rendering);
}

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** `outDir` receives the site. `cacheDir` contains the cache, which each build reads and updates. */
export type SiteFolders = { outDir: string; cacheDir: string };

/** Paths are relative to `outDir`. `isWhole` is true if the build wrote every file. */
export type SiteChanges = { isWhole: boolean; written: string[]; removed: string[] };

export type BuiltSite = SyncedContent & { business: SavedBusiness; changes: SiteChanges; phases: Phases };

/** `afterwards` runs before the next build may start. `isPublic` is true for a production deploy. */
type BuildOptions = { afterwards?: () => Promise<void>; isPublic?: boolean };

type Parts = SiteFolders & {
  bundleFolder: string;
  content: SyncedContent;
  inputs: Omit<BuildInputs, 'snapshotFile'>;
  phase: ReturnType<typeof stopwatch>['phase'];
};
