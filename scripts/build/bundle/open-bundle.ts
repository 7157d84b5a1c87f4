import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { contentRoutes, type ContentPage } from '#content/content-routes.ts';
import { takePage } from '#core/html/drawn-page.ts';
import { fixedPaths, type PrerenderApp } from './astro-internals.ts';
import { partsOfBundle } from './bundle-parts.ts';

/**
 * Opens a bundle that `make-bundle.ts` left on the disk, and draws single pages with it: what Astro's own build would write.
 * Any process may do so, also several beside each other.
 */
export async function openBundle(folder: string): Promise<Bundle> {
  // React decides while it is loaded which of its two forms it is.
  process.env.NODE_ENV = 'production';
  const { entry, scripts } = partsOfBundle(folder);
  const { app } = (await import(pathToFileURL(path.join(folder, 'server', entry)).href)) as {
    app: PrerenderApp;
  };
  const { manifest } = app;
  leanManifest(manifest);
  const pages = manifest.routes.map(({ routeData, styles }) => [
    `${routeData.route}&${routeData.component}`,
    { styles: styles.map((sheet, index) => ({ sheet, depth: 0, order: styles.length - index })) },
  ]);
  app.setInternals({
    pagesByKeys: new Map(pages as [string, unknown][]),
    entrySpecifierToBundleMap: new Map(Object.entries(manifest.entryModules)),
  });
  app.setOptions({ settings: { scripts }, logger: { options: { destination: toConsole } } });
  const routes = new Map(manifest.routes.map(({ routeData }) => [routeData.component, routeData]));

  return {
    async fixedPages() {
      const paths = await fixedPaths(app, (component) => component in contentRoutes);
      return paths.map(({ pathname, route }) => ({ route: route.component, path: pathname }));
    },

    async draw({ route: component, path: pathname, params, props }) {
      const route = routes.get(component);
      if (route === undefined) throw new Error(`The bundle has no page ${component}.`);
      app.routeCache.clearAll();
      if (props !== undefined) {
        // What the route's getStaticPaths would have answered, were it asked for all of its pages.
        const item = { params, props };
        const staticPaths = Object.assign([item], { keyed: new Map([[pathname, item]]) });
        app.routeCache.set(route, { mod: await app.getComponentByRoute(route), staticPaths });
      }
      const file = fileOf({ pathname, route });
      const url = new URL(route.type === 'endpoint' ? pathname : `/${file}`, manifest.site);
      const { answer, page } = await takePage(() => app.render(new Request(url), { routeData: route }));
      const body = page ?? Buffer.from(await answer.arrayBuffer());
      requireWhole({ pathname, file, status: answer.status, body });
      return { file, body };
    },
  };
}

/** What Astro does anew for every page although it is the same for all. */
function leanManifest({ pageMap, csp }: PrerenderApp['manifest']): void {
  for (const [component, load] of pageMap) {
    let loaded: Promise<unknown> | undefined;
    pageMap.set(component, () => (loaded ??= load()));
  }
  // It names a style once for each page it stands in.
  for (const directive of [csp.scriptDirective, csp.styleDirective])
    directive.hashes = [...new Set(directive.hashes)];
}

/** @example fileOf({ pathname: '/nl', route }) // => 'nl.html' */
const fileOf = ({ pathname, route }: { pathname: string; route: RouteData }): string => {
  const name = pathname.replace(/^\/|\/$/g, '');
  return route.type === 'endpoint' ? name : `${name === '' ? 'index' : name}.html`;
};

/** A page that was refused, is empty or ends in the middle must not go out. */
function requireWhole({ pathname, file, status, body }: DrawnBody): void {
  const isWhole =
    !file.endsWith('.html') || /<\/html>\s*$/.test(body.toString('latin1', Math.max(0, body.length - 20)));
  const isRightStatus = status === 200 || (status === 404 && file.endsWith('404.html'));
  if (!isWhole || !isRightStatus || body.length === 0)
    throw new Error(`${pathname} could not be drawn: status ${status}, ${body.length} bytes.`);
}

const toConsole = { write: ({ message }: { message: string }): void => console.error(message) };

type DrawnBody = { pathname: string; file: string; status: number; body: Buffer };

/** A page that shows no posts has no props: Astro asks its route for them. */
export type PageToDraw = Pick<ContentPage, 'path'> & { route: string } & Partial<
    Omit<ContentPage, 'path' | 'route'>
  >;

export type Bundle = {
  /** The pages that show no posts: drawn once per bundle. */
  fixedPages: () => Promise<PageToDraw[]>;
  /** `file`: where in the output it belongs. */
  draw: (page: PageToDraw) => Promise<{ file: string; body: Buffer }>;
};
