import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countPosts } from '#content/changed-pages.ts';
import { contentPages } from '#content/content-routes.ts';
import { inodeOf, openWholeSnapshot, type Snapshot } from '#content/snapshot/snapshot.ts';
import { syncContent, type SyncedContent } from '#content/sync.ts';
import { requireSetting } from '#adapters/settings.ts';
import { partsOfBundle } from './bundle/bundle-parts.ts';
import { buildByAstro, requireBundle, type BundlePlace } from './bundle/make-bundle.ts';
import { requireSharedBundle } from './bundle/shared-bundle.ts';
import { openBundle } from './bundle/open-bundle.ts';
import { letGoBesideAstro } from './bundle/run-astro.ts';
import { checkSite, countEndings, endingLength } from './check-site.ts';
import { inWords, stopwatch, type Phases } from './phases.ts';
import { drawBatch, drawPages, type DrawingTools } from './draw/draw-pages.ts';
import { changesOf, whyWhole } from './plan-build.ts';
import { codeFingerprint, siteFingerprint } from './site/fingerprint.ts';
import { emptySite, linkFresh } from './site/folder-files.ts';
import { keepOldAssets } from './site/old-assets.ts';
import { openState, type KnownPage, type SiteState } from './site/site-state.ts';
import { removeStamp, writeStamp } from './site/stamp.ts';

/**
 * Builds sites, one after the other, in this process. Content first, then the pages that show something else than before, then a
 * look at what came out. What is not as it was left (code, settings, a kept file) is made anew: then all pages are drawn.
 * Throws with the reason where one of it fails; the folder is no site then, and its stamp is gone.
 * `bundling` is another one in tests.
 */
export function siteBuild(project: string, { bundling = requireBundle } = {}): SiteBuild {
  let kept: (Tools & { fingerprint: string }) | undefined;
  let snapshot: { inode: number | undefined; opened: Snapshot } | undefined;
  /** The stamp of the site that this process has built or looked through: nobody else writes there. */
  let trusted: string | undefined;

  /** What pages are drawn with; undefined where Astro has to draw them itself. */
  async function toolsFor(place: Omit<BundlePlace, 'project'>): Promise<Tools | undefined> {
    const { fingerprint } = place;
    if (kept?.fingerprint === fingerprint) return { ...kept, isNew: false };
    try {
      const { folder, isNew } = await bundling({ project, ...place });
      kept = { fingerprint, bundleFolder: folder, bundle: await openBundle(folder), isNew };
      return kept;
    } catch (cause) {
      console.warn('Single pages cannot be drawn, so Astro builds all of them itself:', cause);
      return undefined;
    }
  }

  function snapshotIn(file: string): Snapshot {
    mkdirSync(path.dirname(file), { recursive: true });
    // Somebody may have put another file there, or taken it away.
    if (snapshot !== undefined && snapshot.inode === inodeOf(file)) return snapshot.opened;
    snapshot?.opened.close();
    snapshot = undefined;
    const opened = openWholeSnapshot(file);
    snapshot = { inode: inodeOf(file), opened };
    return opened;
  }

  async function build(places: SitePlaces, { afterwards }: Following = {}): Promise<BuiltSite> {
    mkdirSync(places.cacheDir, { recursive: true });
    const state = openState(path.join(places.cacheDir, 'site.sqlite'), { trusted });
    try {
      const built = await buildWith(state, places);
      await afterwards?.();
      return built;
    } finally {
      state.close();
    }
  }

  async function buildWith(
    state: SiteState,
    { outDir, cacheDir, snapshotFile }: SitePlaces,
  ): Promise<BuiltSite> {
    const { phases, phase } = stopwatch();
    const content = phase('open', () => snapshotIn(snapshotFile));
    const siteUrl = requireSetting('SITE_URL');
    const code = phase('fingerprint', () => codeFingerprint(project));
    const fingerprint = siteFingerprint(code);
    const reading = syncContent(content, {
      supabaseUrl: requireSetting('SUPABASE_URL'),
      publishableKey: requireSetting('SUPABASE_PUBLISHABLE_KEY'),
    });
    const [synced, tools] = await Promise.all([
      phase('content', () => reading.finally(letGoBesideAstro)),
      phase('bundle', () => toolsFor({ cacheDir, code, fingerprint, siteUrl })),
    ]);
    if (tools === undefined) {
      removeStamp(outDir);
      state.forget();
      emptySite(outDir);
      await phase('Astro', () => buildByAstro({ project, cacheDir, siteUrl, outDir, snapshotFile }));
      checkSite({ outDir, content: synced, pages: countEndings(readdirSync(path.join(outDir, 'blog'))) });
      return { ...synced, changes: { isWhole: true, written: [], removed: [] }, phases };
    }
    const known = state.site();
    const drawing = { ...tools, outDir, snapshotFile };
    const reason = phase('look', () => whyWhole({ ...drawing, fingerprint, trusted, state }));
    const touched = content.touched.all();
    const plan = phase('plan', () =>
      reason === undefined && known !== undefined
        ? changesOf({ content, state, known, touched })
        : { pages: contentPages(content), count: content.totals().posts, gone: [] },
    );

    removeStamp(outDir);
    if (reason !== undefined) {
      console.log(`Everything is drawn: ${reason}.`);
      phase('empty', () => emptySite(outDir));
    }
    process.env.CONTENT_SNAPSHOT = snapshotFile;
    const drawn = await phase('pages', () =>
      drawPages(plan, drawing, reason === undefined ? undefined : () => drawFixed(drawing)),
    );
    const removed = removeGone(plan.gone, { state, outDir });

    const stamp = randomUUID();
    const before = known?.oldAssets ?? {};
    const oldAssets =
      reason === undefined
        ? before
        : keepOldAssets(outDir, { files: partsOfBundle(tools.bundleFolder).files, before });
    const counts = countPosts(content);
    phase('commit', () =>
      state.write({
        site: { stamp, code: fingerprint, content: content.identity(), counts, oldAssets },
        drawn,
        gone: plan.gone,
        isWhole: reason !== undefined,
        check: () =>
          checkSite({ outDir, content: synced, pages: state.countEndings(postRoute, endingLength) }),
      }),
    );
    content.touched.forget(touched.at(-1)?.number ?? 0);
    writeStamp(outDir, stamp);
    trusted = stamp;
    console.log(`${drawn.length} files were made anew (${inWords(phases)}).`);
    const changes = { isWhole: reason !== undefined, written: drawn.map(({ file }) => file), removed };
    return { ...synced, changes, phases };
  }

  return {
    build,
    async bundleAhead(siteUrl) {
      await requireSharedBundle({ project, code: codeFingerprint(project), siteUrl });
    },
  };
}

/** What belongs to every site of this code: its files, and the pages that show no posts. */
async function drawFixed(drawing: DrawingTools): Promise<KnownPage[]> {
  const { files } = partsOfBundle(drawing.bundleFolder);
  for (const file of files)
    linkFresh(path.join(drawing.bundleFolder, 'client', file), path.join(drawing.outDir, file));
  // Without a snapshot, a page that shows posts after all cannot be drawn.
  delete process.env.CONTENT_SNAPSHOT;
  try {
    return await drawBatch(await drawing.bundle.fixedPages(), drawing);
  } finally {
    process.env.CONTENT_SNAPSHOT = drawing.snapshotFile;
  }
}

function removeGone(gone: string[], { state, outDir }: { state: SiteState; outDir: string }): string[] {
  const files = gone.flatMap((place) => state.page(place)?.file ?? []);
  for (const file of files) rmSync(path.join(outDir, file), { force: true });
  return files;
}

const postRoute = 'src/pages/blog/[slug].astro';

type Tools = Pick<DrawingTools, 'bundle' | 'bundleFolder'> & { isNew: boolean };

/** `outDir` holds the site that `cacheDir` knows of, or none; the site there is then the new one. */
export type SitePlaces = { outDir: string; cacheDir: string; snapshotFile: string };

/** What became of the folder: which files were written anew and which went, or that all were. */
export type BuiltSite = SyncedContent & {
  changes: { isWhole: boolean; written: string[]; removed: string[] };
  phases: Phases;
};

/** What is done with the site while no other build may begin. */
type Following = { afterwards?: () => Promise<void> };

export type SiteBuild = {
  build: (places: SitePlaces, following?: Following) => Promise<BuiltSite>;
  /** Bundles the code while the database is still being started. */
  bundleAhead: (siteUrl: string) => Promise<void>;
};
