import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as astroModule from 'astro';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { syncContent, type SyncedContent } from '#content/sync.ts';
import { requireSetting } from '#adapters/settings.ts';
import { checkOutput } from './check-output.ts';
import { keptPages, type KeptPages } from './kept-pages.ts';
import { madeFiles, removeGoneFiles } from './made-files.ts';

/**
 * Content, then pages, then a look at what came out. Throws with the reason where one of them fails. Given the pages that
 * an earlier build of the process kept, only those that changed are drawn, where that is possible.
 * DANGER: each build of a process needs a working directory of its own. In the same one, Node would reuse the bundle of the
 * build before, and new posts would be missed.
 */
export async function buildSite(
  { project, outDir, cacheDir, snapshotFile }: SitePlaces,
  pages: KeptPages = keptPages(),
): Promise<SyncedContent> {
  // astro.config.mjs and the pages read these.
  Object.assign(process.env, {
    SITE_OUT_DIR: outDir,
    SITE_CACHE_DIR: cacheDir,
    CONTENT_SNAPSHOT: snapshotFile,
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  await mkdir(path.dirname(snapshotFile), { recursive: true });
  const content = syncContent({
    snapshotFile,
    supabaseUrl: requireSetting('SUPABASE_URL'),
    publishableKey: requireSetting('SUPABASE_PUBLISHABLE_KEY'),
  });
  // Whoever waits for it below hears of its failure; until then nobody listens.
  content.catch(() => undefined);

  const publicDir = path.join(project, 'public');
  const made =
    (await pages.draw({ outDir, cacheDir, publicDir, content })) ??
    (await buildPages({ project, content, pages }));
  pages.noteBuilt({ outDir, cacheDir });
  await removeGoneFiles({ outDir, cacheDir, publicDir, made });
  await checkOutput({ outDir, content: await content });
  return content;
}

/** A full build, where `process.env` says. Returns the files it made. */
async function buildPages({ project, content, pages }: FullBuild): Promise<string[]> {
  const made = madeFiles();
  const astro = await loadAstro(project);
  await astro.build({
    root: project,
    logLevel: 'warn',
    integrations: [made.integration, pagesAfter(content), pages.integration],
  });
  return made.files();
}

/** Lets the code be bundled while the content is still being read; no page is drawn before it is there. */
const pagesAfter = (content: Promise<unknown>): AstroIntegration => ({
  name: 'pages-after-content',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const plugin: VitePlugin = {
        name: 'pages-after-content',
        async closeBundle() {
          if (this.environment.name === 'prerender') await content;
        },
      };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});

/** Loads what every build needs: half a second that a process waiting for its build has behind it. */
export async function loadAstro(project: string): Promise<Astro> {
  // React decides while it is loaded which of its two forms it is, and the pages are built with the one for visitors.
  process.env.NODE_ENV = 'production';
  const [astro] = await Promise.all([
    import('astro'),
    import('react-dom/server'),
    // Astro reads its configuration anew; what that imports is there by then.
    import(pathToFileURL(path.join(project, 'astro.config.mjs')).href),
  ]);
  return astro;
}

type Astro = Pick<typeof astroModule, 'build'>;

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

type FullBuild = { project: string; content: Promise<unknown>; pages: KeptPages };

export type SitePlaces = { project: string; outDir: string; cacheDir: string; snapshotFile: string };
