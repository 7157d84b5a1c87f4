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

  const routeOf = (component: string): RouteData => {
    const route = routes.get(component);
    if (route === undefined) throw new Error(`The bundle has no page ${component}.`);
    return route;
  };

  /** What pages of a route show is worked out together where the route can; by itself, a page shows the same. */
  async function prepared(batch: readonly PageToDraw[]): Promise<PageToDraw[]> {
    const pages: PageToDraw[] = [];
    for (const [component, alike] of Map.groupBy(batch, ({ route }) => route)) {
      const { prepare } = await app.getComponentByRoute(routeOf(component));
      const shown = prepare?.(alike.map(({ props = {} }) => props));
      pages.push(
        ...alike.map((page, index) =>
          shown === undefined ? page : { ...page, props: { ...page.props, prepared: shown[index] } },
        ),
      );
    }
    return pages;
  }

  async function drawOne(page: PageToDraw): Promise<UnfinishedPage> {
    const { path: pathname, params, props } = page;
    const route = routeOf(page.route);
    app.routeCache.clearAll();
    if (props !== undefined) {
      // What the route's getStaticPaths would have answered, were it asked for all of its pages.
      const item = { params, props };
      const staticPaths = Object.assign([item], { keyed: new Map([[pathname, item]]) });
      app.routeCache.set(route, { mod: await app.getComponentByRoute(route), staticPaths });
    }
    const file = fileOf({ pathname, route });
    const url = new URL(route.type === 'endpoint' ? pathname : `/${file}`, manifest.site);
    const taken = await takePage(() => app.render(new Request(url), { routeData: route }));
    const { status } = taken.answer;
    if (taken.page !== undefined) return { page, file, status, finish: taken.page };
    const body = Buffer.from(await taken.answer.arrayBuffer());
    return { page, file, status, finish: () => body };
  }

  return {
    async fixedPages() {
      const paths = await fixedPaths(app, (component) => component in contentRoutes);
      return paths.map(({ pathname, route }) => ({ route: route.component, path: pathname }));
    },

    async draw(batch) {
      const unfinished: UnfinishedPage[] = [];
      // One after the other: drawing waits for nothing, so that more at a time would only need more memory.
      for (const page of await prepared(batch)) unfinished.push(await drawOne(page));
      return unfinished.map(finished);
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
function finished({ page, file, status, finish }: UnfinishedPage): DrawnPage {
  const body = finish();
  const isWhole =
    !file.endsWith('.html') || /<\/html>\s*$/.test(body.toString('latin1', Math.max(0, body.length - 20)));
  const isRightStatus = status === 200 || (status === 404 && file.endsWith('404.html'));
  if (!isWhole || !isRightStatus || body.length === 0)
    throw new Error(`${page.path} could not be drawn: status ${status}, ${body.length} bytes.`);
  return { page, file, body };
}

const toConsole = { write: ({ message }: { message: string }): void => console.error(message) };

type UnfinishedPage = Omit<DrawnPage, 'body'> & { status: number; finish: () => Buffer };

/** A page that shows no posts has no props: Astro asks its route for them. */
export type PageToDraw = Pick<ContentPage, 'path'> & { route: string } & Partial<
    Omit<ContentPage, 'path' | 'route'>
  >;

export type Bundle = {
  /** The pages that show no posts: drawn once per bundle. */
  fixedPages: () => Promise<PageToDraw[]>;
  /** The pages of a batch, in any order. Several together are quicker than one by one (docs/performance.md). */
  draw: (batch: readonly PageToDraw[]) => Promise<DrawnPage[]>;
};

/** `file`: where in the output it belongs. */
export type DrawnPage = { page: PageToDraw; file: string; body: Buffer };
