import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { AstroIntegration } from 'astro';
import { buildSettings, findSetting } from '#adapters/settings.ts';
import {
  buildManifestFile,
  cachedFile,
  isOfSameSettings,
  readBuildManifest,
  type BuildManifest,
  type CachedPath,
} from './astro-cache.ts';
import { astroInternals, type BuiltPath, type StandardPrerenderer } from './astro-internals.ts';

/**
 * Keeps the pages of a full build as the functions that Astro has bundled, so that the same process draws the pages that
 * changed without bundling again. What comes out is what a full build makes: the same functions draw it, the same cache
 * keys say what changed, and Astro's cache is kept as Astro keeps it, so that either kind of build may follow the other.
 */
export function keptPages(): KeptPages {
  let bundle: Bundle | undefined;
  return {
    integration: {
      name: 'kept-pages',
      hooks: {
        'astro:build:start': ({ setPrerenderer }) => {
          bundle = undefined;
          setPrerenderer((prerenderer) => ({
            ...prerenderer,
            async setup() {
              await prerenderer.setup?.();
              bundle = { prerenderer: prerenderer as StandardPrerenderer, settings: settingsOfBuild() };
              await loadWhole(bundle);
            },
          }));
        },
      },
    },

    noteBuilt({ outDir, cacheDir }) {
      const manifest = readBuildManifest(cacheDir);
      if (bundle !== undefined && manifest !== undefined) bundle.built ??= { outDir, manifest };
    },

    async draw({ content, ...places }) {
      if (bundle?.built === undefined || !isDeepStrictEqual(bundle.settings, settingsOfBuild()))
        return undefined;
      await content;
      try {
        return await drawChanged(bundle, bundle.built, places);
      } catch (cause) {
        bundle = undefined;
        console.warn('The pages that changed could not be drawn alone, so all of it is built:', cause);
        return undefined;
      }
    },
  };
}

/** Astro removes the files of its bundle after the build, and loads a page when it is drawn first. */
async function loadWhole({ prerenderer }: Bundle): Promise<void> {
  const pages = [...prerenderer.app.manifest.pageMap.values()];
  await Promise.all(pages.map(async (load) => (await load()).page()));
}

async function drawChanged(
  { prerenderer }: Bundle,
  built: BuiltSite,
  { outDir, cacheDir, publicDir }: OutputPlaces,
): Promise<string[]> {
  const { renderPath, runHookBuildDone } = await astroInternals();
  const options = prerenderer.app.getOptions();
  Object.assign(options.settings.config, { outDir: folderUrl(outDir), cacheDir: folderUrl(cacheDir) });
  prerenderer.app.routeCache.clearAll();
  await bringAssets({ from: built.outDir, to: outDir, publicDir });

  const before = readBuildManifest(cacheDir);
  const known = before !== undefined && isOfSameSettings(before, built.manifest) ? before.routes : {};
  const now: BuildManifest = { ...built.manifest, routes: {} };
  const made: string[] = [];
  let anew = 0;

  async function make({ pathname, route, cacheKey }: BuiltPath): Promise<void> {
    const page = knownPage(route.component, pathname);
    if (page !== undefined && page.cacheKey === cacheKey && existsSync(path.join(outDir, page.outputFile))) {
      record(route.component, pathname, page);
      return;
    }
    route.distURL = [];
    const { logger } = options;
    const result = await renderPath({
      prerenderer,
      pathname,
      route,
      options,
      logger,
      collectMetadata: true,
    });
    if (result === null) return;
    anew += 1;
    if (Object.values(result.metadata ?? {}).some(({ length }) => length > 0))
      throw new Error(`${pathname} shows images or content of Astro's own, which only a full build makes.`);
    const outputFile = path.relative(outDir, fileURLToPath(result.outFile));
    await write(path.join(outDir, outputFile), result.body);
    if (cacheKey === undefined) {
      made.push(outputFile);
      return;
    }
    await write(cachedFile(cacheDir, outputFile), result.body);
    record(route.component, pathname, { cacheKey, outputFile });
  }

  function knownPage(component: string, pathname: string): CachedPath | undefined {
    const route = known[component];
    return route?.dependencyHash === built.manifest.routes[component]?.dependencyHash
      ? route?.paths[pathname]
      : undefined;
  }

  function record(component: string, pathname: string, page: CachedPath): void {
    const dependencyHash = built.manifest.routes[component]?.dependencyHash ?? '';
    (now.routes[component] ??= { dependencyHash, paths: {} }).paths[pathname] = page;
    made.push(page.outputFile);
  }

  const paths = await pathsOf(prerenderer);
  for (let start = 0; start < paths.length; start += atATime)
    await Promise.all(paths.slice(start, start + atATime).map(make));

  const kept = new Set(made);
  const outdated = Object.values(known).flatMap((route) => Object.values(route?.paths ?? {}));
  for (const page of outdated)
    if (page !== undefined && !kept.has(page.outputFile))
      await rm(cachedFile(cacheDir, page.outputFile), { force: true });
  await write(buildManifestFile(cacheDir), JSON.stringify(now));

  const pages = paths.filter(({ route }) => route.type === 'page').map(({ pathname }) => pathname.slice(1));
  console.log(`${anew} of ${made.length} files were made anew.`);
  await runHookBuildDone({ settings: options.settings, pages, routes: [], logger: options.logger });
  return made;
}

/** The addresses of the site as the content is now. Where two routes make the same one, the first has it, as in Astro. */
async function pathsOf(prerenderer: StandardPrerenderer): Promise<BuiltPath[]> {
  const paths = new Map<string, BuiltPath>();
  for (const each of await prerenderer.getStaticPaths()) {
    const address = each.pathname.replace(/\/$/, '');
    if (!paths.has(address)) paths.set(address, each);
  }
  return [...paths.values()];
}

/** Scripts, styles and fonts of the bundle, and the files of `public`; those of the bundle are named by their content. */
async function bringAssets({ from, to, publicDir }: { from: string; to: string; publicDir: string }) {
  const [ours, theirs] = [path.join(from, assetsFolder), path.join(to, assetsFolder)];
  const missing = (await readdir(ours)).filter((name) => !existsSync(path.join(theirs, name)));
  for (const name of missing) await cp(path.join(ours, name), path.join(theirs, name), { recursive: true });
  await cp(publicDir, to, { recursive: true });
}

async function write(file: string, body: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
}

const settingsOfBuild = (): (string | undefined)[] => buildSettings.map(findSetting);

const folderUrl = (folder: string): URL => pathToFileURL(folder + path.sep);

const assetsFolder = '_astro';

/** As many pages are drawn side by side as in astro.config.mjs. */
const atATime = 16;

type Bundle = { prerenderer: StandardPrerenderer; settings: unknown; built?: BuiltSite };

type BuiltSite = { outDir: string; manifest: BuildManifest };

type OutputPlaces = { outDir: string; cacheDir: string; publicDir: string };

export type KeptPages = {
  /** Belongs to every full build of the process. */
  integration: AstroIntegration;
  /** After each full build that came out well. */
  noteBuilt: (places: Pick<OutputPlaces, 'outDir' | 'cacheDir'>) => void;
  /** Once the content is there, brings an output up to date. Returns the files that belong to it, or undefined where a full build is needed. */
  draw: (order: OutputPlaces & { content: Promise<unknown> }) => Promise<string[] | undefined>;
};
