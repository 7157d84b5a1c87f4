/** The entry of the bundle. It renders single pages, and the result is identical to that of `astro build`. */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import type { RouteData } from 'astro';
import type { Business } from '#core/business/business.ts';
import type { PublishedPost } from '#core/post/published-post.ts';
import { passBuildInputs } from '#content/build-inputs.ts';
import { contentPages, contentRoutes, type ContentPage } from '#content/content-routes.ts';
import { publishedContent, rendering } from '#content/published-content.ts';
import { openSnapshot } from '#content/snapshot/snapshot.ts';

const { manifest } = createApp();
const routes = new Map(manifest.routes.map(({ routeData }) => [routeData.component, routeData]));

/** Lists the pages outside `contentRoutes`. They show no posts, and only a full build renders them. */
export async function fixedPages(site: string): Promise<PageToRender[]> {
  const paths = await rendering.run({ batch: [], mayReadPosts: false }, () =>
    new StaticPaths(appFor(site)).getAll(),
  );
  return paths
    .filter(({ route }) => !(route.component in contentRoutes))
    .map(({ pathname, route }) => ({ route: route.component, path: pathname }));
}

/** Renders a page with the given details of the business and posts. Returns undefined for an unknown page. */
export async function previewPage(
  address: string,
  { details, site, posts = [] }: { details: Business; site: string; posts?: PublishedPost[] },
): Promise<string | undefined> {
  const previewed = path.join(tmpdir(), `previewed-${process.pid}`);
  const snapshotFile = `${previewed}.sqlite`;
  const snapshot = openSnapshot(snapshotFile);
  const total = posts.length;
  await snapshot.replace({ contentVersion: 0, mark: undefined, outdated: 'all', total }, inOneBatch(posts));
  snapshot.close();
  passBuildInputs(`${previewed}.json`, {
    snapshotFile,
    business: { version: 0, details },
    legalVersions: [],
    newsCounts: { written: 0, struck: 0, corrected: 0 },
  });
  const pages = [...contentPages(publishedContent().lists()), ...(await fixedPages(site))];
  const page = pages.find((each) => each.path === address);
  if (page === undefined) return undefined;
  const [rendered] = await renderPages([page], site);
  return rendered?.body.toString();
}

async function* inOneBatch(posts: PublishedPost[]): AsyncGenerator<PublishedPost[]> {
  yield await Promise.resolve(posts);
}

/** Renders pages one after the other, because rendering them in parallel is no faster and needs more memory. */
export async function renderPages(batch: readonly PageToRender[], site: string): Promise<RenderedPage[]> {
  const app = appFor(site);
  const content = batch.filter((page) => 'props' in page);
  const rendered: RenderedPage[] = [];
  for (const page of batch) {
    const limits = { batch: content, mayReadPosts: 'props' in page };
    rendered.push(await rendering.run(limits, () => renderOne(page, { app, site })));
  }
  return rendered;
}

/** Each batch needs its own application, because Astro reads a route’s paths once per application. */
const appFor = (site: string): App => new PageApp({ ...manifest, site }, false);

class PageApp extends App {
  /** The build fails when a page throws, instead of rendering an error page. */
  override createErrorHandler(): ReturnType<App['createErrorHandler']> {
    return {
      renderError: (_, { error, status }) =>
        Promise.reject(error instanceof Error ? error : new Error(`status ${status}`, { cause: error })),
    };
  }
}

async function renderOne(
  page: PageToRender,
  { app, site }: { app: App; site: string },
): Promise<RenderedPage> {
  const route = routes.get(page.route);
  if (route === undefined) throw new Error(`The bundle has no page ${page.route}.`);
  const file = fileOf(page.path, route);
  const url = new URL(route.type === 'endpoint' ? page.path : `/${file}`, site);
  const response = await app.render(new Request(url), { routeData: route });
  return { page, file, body: await wholeBody(response, { path: page.path, file }) };
}

/** @example fileOf('/nl', route) // => 'nl.html' */
function fileOf(path: string, { type }: RouteData): string {
  const name = path.replace(/^\/|\/$/g, '');
  return type === 'endpoint' ? name : `${name === '' ? 'index' : name}.html`;
}

/** Throws if the page is incomplete or has an unexpected HTTP status, because such a page must not go live. */
async function wholeBody(
  response: Response,
  { path, file }: { path: string; file: string },
): Promise<Buffer> {
  const body = Buffer.from(await response.arrayBuffer());
  const isWhole =
    !file.endsWith('.html') || /<\/html>\s*$/.test(body.toString('latin1', Math.max(0, body.length - 20)));
  const isRightStatus = response.status === 200 || (response.status === 404 && file.endsWith('404.html'));
  if (!isWhole || !isRightStatus || body.length === 0)
    throw new Error(`${path} could not be rendered: status ${response.status}, ${body.length} bytes.`);
  return body;
}

/** A page outside `contentRoutes` needs no props here, because its own `getStaticPaths` returns them. */
export type PageToRender = ContentPage | { route: string; path: string };

export type RenderedPage = { page: PageToRender; file: string; body: Buffer };
