import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentRoutes } from '#content/content-routes.ts';
import { writeParts } from './bundle/bundle-parts.ts';
import { siteBuild } from './build-site.ts';

let folder = '';
const at = (name: string): string => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-site-'));
  mkdirSync(at('bundle/server'), { recursive: true });
  for (const file of ['astro.config.mjs', 'package-lock.json', 'package.json', 'tsconfig.json'])
    writeFileSync(at(file), '{}');
  writeFileSync(at('bundle/server/entry.mjs'), entry);
  writeParts(at('bundle'), { entry: 'entry.mjs', scripts: [], files: [] });
  vi.stubEnv('SITE_URL', 'http://site.test');
  vi.stubEnv('SUPABASE_URL', 'http://database.test');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'key');
  vi.stubEnv('CONTENT_SNAPSHOT', undefined);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ content_version: 7, mark: null, posts: [] }, { status: 200 })),
  );
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

/** An application that answers for each page alike. */
const routes = Object.keys(contentRoutes).map((component) => ({
  routeData: { component, route: component, type: component.endsWith('.ts') ? 'endpoint' : 'page' },
  styles: [],
}));
const entry = `
  const nothing = () => undefined;
  const render = (request) => new Response(request.url.endsWith('.html') ? '<html></html>' : '{ "contentVersion": 7 }');
  export const app = {
    manifest: { site: 'http://site.test', routes: ${JSON.stringify(routes)}, entryModules: {}, pageMap: new Map(),
      csp: { scriptDirective: { hashes: [] }, styleDirective: { hashes: [] } } },
    routeCache: { clearAll: nothing, set: nothing },
    setInternals: nothing, setOptions: nothing, getComponentByRoute: async () => ({}), render,
  };`;

test('a second build is refused until what follows the first is done', async () => {
  const bundling = () => Promise.resolve({ folder: at('bundle'), isNew: true });
  const build = (afterwards?: () => Promise<void>) =>
    siteBuild(folder, { bundling }).build(
      { outDir: at('site'), cacheDir: at('cache'), snapshotFile: at('content.sqlite') },
      afterwards && { afterwards },
    );
  const first = await build(async () => {
    await expect(build()).rejects.toThrow('Another build of this site is under way.');
  });
  expect(first).toMatchObject({ contentVersion: 7, changes: { isWhole: true } });
  expect(await build()).toMatchObject({ changes: { isWhole: true } });
});
