import type { AstroPrerenderer, RouteData } from 'astro';

/**
 * The parts of Astro a build uses that Astro does not offer: the only door to them. Where a newer version has moved
 * one, this throws, and the build is a full one.
 */
export async function astroInternals(): Promise<AstroInternals> {
  const dist = import.meta.resolve('astro');
  const parts = (file: string) => import(new URL(file, dist).href) as Promise<Partial<AstroInternals>>;
  const { renderPath } = await parts('core/build/generate.js');
  const { runHookBuildDone } = await parts('integrations/hooks.js');
  if (renderPath === undefined || runHookBuildDone === undefined)
    throw new Error('Astro draws single pages differently now.');
  return { renderPath, runHookBuildDone };
}

/** The prerenderer that Astro makes for its own builds, and the bundle behind it. */
export type StandardPrerenderer = AstroPrerenderer & { app: PrerenderApp };

export type PrerenderApp = {
  manifest: { pageMap: Map<string, () => Promise<{ page: () => unknown }>> };
  routeCache: { clearAll: () => void };
  getOptions: () => BuildOptions;
};

export type BuildOptions = {
  settings: { config: { outDir: URL; cacheDir: URL } };
  logger: unknown;
};

/** `cacheKey`: what the page shows; a page without one is drawn in every build. */
export type BuiltPath = { pathname: string; route: RouteData; cacheKey?: string };

type AstroInternals = {
  renderPath: (page: {
    prerenderer: AstroPrerenderer;
    pathname: string;
    route: RouteData;
    options: BuildOptions;
    logger: unknown;
    collectMetadata: boolean;
  }) => Promise<RenderedPath | null>;
  runHookBuildDone: (build: {
    settings: BuildOptions['settings'];
    pages: string[];
    routes: RouteData[];
    logger: unknown;
  }) => Promise<void>;
};

type RenderedPath = {
  body: string | Buffer;
  outFile: URL;
  metadata?: { contentEntryKeys?: string[]; staticImages?: unknown[]; referencedImages?: unknown[] };
};
