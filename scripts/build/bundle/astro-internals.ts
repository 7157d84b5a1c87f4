import type { AstroPrerenderer, RouteData } from 'astro';

/**
 * The parts of Astro a build uses that Astro does not offer: the only door to them, together with `open-bundle.ts`. Where a newer
 * version has moved one, this throws, and Astro builds the site itself: slower, and not wrong.
 */
export async function fixedPaths(
  app: PrerenderApp,
  isContentRoute: (component: string) => boolean,
): Promise<FixedPath[]> {
  const { StaticPaths } = (await import(
    new URL('runtime/prerender/static-paths.js', import.meta.resolve('astro')).href
  )) as { StaticPaths: new (app: unknown) => { getAll: () => Promise<FixedPath[]> } };
  const routes = app.manifest.routes.filter(({ routeData }) => !isContentRoute(routeData.component));
  const paths = await new StaticPaths({
    manifest: { ...app.manifest, routes },
    routeCache: app.routeCache,
    getComponentByRoute: (route: RouteData) => app.getComponentByRoute(route),
  }).getAll();
  return paths.map(({ pathname, route }) => ({ pathname, route }));
}

/** What stands in the options of the build and is needed to draw a page of its bundle. */
export function headScripts(prerenderer: AstroPrerenderer): unknown {
  const { app } = prerenderer as AstroPrerenderer & { app?: PrerenderApp };
  if (app === undefined) throw new Error('Astro draws its pages differently now.');
  return app.getOptions().settings.scripts;
}

/** The application in a bundle, as far as pages are drawn with it. */
export type PrerenderApp = {
  manifest: {
    site: string;
    routes: { routeData: RouteData; styles: unknown[] }[];
    entryModules: Record<string, string>;
    pageMap: Map<string, () => Promise<unknown>>;
    csp: Record<'scriptDirective' | 'styleDirective', { hashes: string[] }>;
  };
  routeCache: {
    clearAll: () => void;
    set: (route: RouteData, entry: { mod: unknown; staticPaths: unknown }) => void;
  };
  getOptions: () => { settings: { scripts: unknown } };
  setOptions: (options: object) => void;
  setInternals: (internals: object) => void;
  getComponentByRoute: (route: RouteData) => Promise<PageModule>;
  render: (request: Request, options: { routeData: RouteData }) => Promise<Response>;
};

/** The module of a page. `prepare`: what several of its pages show, worked out together, in the order of their props. */
type PageModule = { prepare?: (props: object[]) => object[] };

type FixedPath = { pathname: string; route: RouteData };
