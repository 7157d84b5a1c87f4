/** Bundles the code of the site with Astro and draws no page of it, or lets Astro build the whole site; then ends. */
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { filesIn } from '../site/folder-files.ts';
import { buildFailureReason } from '../plain-reason.ts';
import { headScripts } from './astro-internals.ts';
import { writeParts, type BundleParts } from './bundle-parts.ts';
import type { BundleAnswer, BundleOrder } from './run-astro.ts';

process.on('disconnect', () => process.exit(1));
process.once('message', (order: BundleOrder) => void run(order));

async function run(order: BundleOrder): Promise<void> {
  const answer = await (order.site === undefined ? bundle(order) : wholeSite(order, order.site)).then(
    (): BundleAnswer => ({ ok: true }),
    (error: unknown): BundleAnswer => {
      console.error(error);
      return { ok: false, reason: buildFailureReason(error, { hide: [order.project, order.work] }) };
    },
  );
  process.send?.(answer, () => process.exit(0));
}

async function wholeSite(
  order: BundleOrder,
  { outDir, snapshotFile }: NonNullable<BundleOrder['site']>,
): Promise<void> {
  await buildWithAstro(order, { outDir, integrations: [], CONTENT_SNAPSHOT: snapshotFile });
}

async function buildWithAstro(
  { project, work, siteUrl }: BundleOrder,
  { outDir, integrations, ...env }: AstroBuild,
): Promise<void> {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    SITE_URL: siteUrl,
    SITE_OUT_DIR: outDir,
    SITE_CACHE_DIR: path.join(work, 'cache'),
    ASTRO_TELEMETRY_DISABLED: '1',
    ...env,
  });
  const { build } = await import('astro');
  await build({ root: project, logLevel: 'warn', integrations });
}

async function bundle(order: BundleOrder): Promise<void> {
  const { work } = order;
  const client = path.join(work, 'client');
  const kept = { folder: path.join(work, 'bundle'), client };
  mkdirSync(kept.folder, { recursive: true });
  let parts: Omit<BundleParts, 'files'> | undefined;
  const integrations = [keepBundle(kept, (found) => (parts = found))];
  await buildWithAstro(order, { outDir: client, integrations });
  if (parts === undefined) throw new Error('Astro bundles the pages differently now.');
  renameSync(client, path.join(kept.folder, 'client'));
  rmSync(path.join(work, 'cache'), { recursive: true, force: true });
  writeParts(kept.folder, { ...parts, files: filesIn(path.join(kept.folder, 'client')) });
}

/** Keeps the bundle before Astro removes it, and leaves Astro nothing to draw. */
const keepBundle = (
  { folder, client }: { folder: string; client: string },
  found: (parts: Omit<BundleParts, 'files'>) => void,
): AstroIntegration => ({
  name: 'keep-bundle',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) => {
      setPrerenderer((prerenderer) => ({
        ...prerenderer,
        getStaticPaths() {
          const server = path.join(folder, 'server');
          cpSync(path.join(client, '.prerender'), server, { recursive: true });
          const entry = readdirSync(server).find((name) => name.startsWith('prerender-entry'));
          if (entry === undefined) throw new Error('Astro names its bundle differently now.');
          found({ entry, scripts: headScripts(prerenderer) });
          return Promise.resolve([]);
        },
      }));
    },
  },
});

type AstroBuild = {
  outDir: string;
  integrations: AstroIntegration[];
  /** Only where pages are drawn that show posts. */
  CONTENT_SNAPSHOT?: string;
};
