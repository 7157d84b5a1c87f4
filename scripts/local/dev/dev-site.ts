import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { passBuildInputs } from '#content/build-inputs.ts';
import { postBlocks } from '#content/post-blocks.ts';
import { openSnapshot } from '#content/snapshot/snapshot.ts';
import { syncContent, type SyncedContent } from '../../site-build/content/sync.ts';
import { writeSitemaps } from '../../site-build/site/sitemaps.ts';

/** The pages of `npm run dev`. `sync` reads the posts, `refresh` also reloads open pages, `listen` starts Astro’s server. */
export function startDevSite({ project, localDir, port }: DevSiteOptions) {
  const snapshotFile = path.join(localDir, 'content.sqlite');
  // An earlier version of the code may have stored the posts in another format.
  rmSync(snapshotFile, { force: true });
  // Two folders take turns, so that no request meets a half-written index.
  let sitemaps = path.join(localDir, 'sitemaps');
  let nextSitemaps = path.join(localDir, 'next-sitemaps');
  let vite: ViteServer | undefined;
  let stop: (() => Promise<void>) | undefined;
  let shownVersion: number | undefined;

  async function sync(): Promise<SyncedContent> {
    const snapshot = openSnapshot(snapshotFile);
    try {
      const { content, inputs } = await syncContent(snapshot);
      passBuildInputs(path.join(localDir, 'build-inputs.json'), { ...inputs, snapshotFile });
      const lists = snapshot.lists();
      const allBlocks = postBlocks(lists);
      mkdirSync(nextSitemaps, { recursive: true });
      await writeSitemaps({
        outDir: nextSitemaps,
        siteUrl: `http://localhost:${port}`,
        lists,
        allBlocks,
        changed: allBlocks,
      });
      [sitemaps, nextSitemaps] = [nextSitemaps, sitemaps];
      return content;
    } finally {
      snapshot.close();
    }
  }

  return {
    sync: async (): Promise<SyncedContent> => {
      const content = await sync();
      shownVersion = content.contentVersion;
      return content;
    },
    refresh: async (): Promise<SyncedContent> => {
      const content = await sync();
      // Unchanged content is not reloaded, because a reload would break a page that is still rendering.
      if (content.contentVersion === shownVersion) return content;
      shownVersion = content.contentVersion;
      // Astro caches a route's pages until the route's module changes, so all modules are invalidated.
      for (const environment of Object.values(vite?.environments ?? {})) {
        environment.moduleGraph.invalidateAll();
        environment.hot.send({ type: 'full-reload' });
      }
      return content;
    },
    async listen({ hostUrl, onChange }: Listening): Promise<void> {
      process.env.DEV_HOST_URL = hostUrl;
      const { dev } = await import('astro');
      const ours = { sigterm: process.listeners('SIGTERM'), end: process.stdin.listeners('end') };
      const server = await dev({
        root: project,
        logLevel: 'warn',
        server: { port, host: 'localhost' },
        vite: { server: { strictPort: true } },
        integrations: [
          {
            name: 'content-refresh',
            hooks: {
              'astro:server:setup': ({ server: started }) => {
                vite = started;
                // Astro's server has no sitemaps, because the integration writes them at the end of a build.
                started.middlewares.use((request, response, next) => {
                  const file = /^\/sitemap-[\w-]+\.xml$/.exec(request.url ?? '')?.[0];
                  if (file === undefined || !existsSync(sitemaps + file)) next();
                  else
                    response.setHeader('Content-Type', 'application/xml').end(readFileSync(sitemaps + file));
                });
                // Vite watches the whole project, so Vite's watcher also reports changed functions.
                started.watcher.on('all', (_event, file) => onChange(path.resolve(file)));
              },
            },
          },
        ],
      });
      stop = () => server.stop();
      // Vite's listeners for SIGTERM and end of stdin would exit before the functions and the database have ended.
      for (const theirs of process.listeners('SIGTERM'))
        if (!ours.sigterm.includes(theirs)) process.off('SIGTERM', theirs);
      for (const theirs of process.stdin.listeners('end') as (() => void)[]) {
        if (!ours.end.includes(theirs)) process.stdin.off('end', theirs);
      }
      // The first request is slow. This function makes it, so that no client that polls the site times out.
      await (await fetch(`http://localhost:${port}/build.json`)).arrayBuffer();
    },
    stop: async (): Promise<void> => stop?.(),
  };
}

type ViteServer = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

type DevSiteOptions = { project: string; localDir: string; port: number };

type Listening = { hostUrl: string; onChange: (file: string) => void };
