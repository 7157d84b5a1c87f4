/** Bundles the code of all pages with Astro, in a process of its own that ends with its parent. */
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { buildFailureReason } from '../plain-reason.ts';
import type { BundleAnswer, BundleOrder } from './run-astro.ts';

process.on('disconnect', () => process.exit(1));
process.once('message', (order: BundleOrder) => void run(order));

async function run(order: BundleOrder): Promise<void> {
  const answer = await bundle(order).then(
    (): BundleAnswer => ({ ok: true }),
    (error: unknown): BundleAnswer => {
      console.error(error);
      return { ok: false, reason: buildFailureReason(error, { hide: [order.project, order.folder] }) };
    },
  );
  process.send?.(answer, () => process.exit(0));
}

async function bundle({ project, folder }: BundleOrder): Promise<void> {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    SITE_OUT_DIR: path.join(folder, 'client'),
    SITE_CACHE_DIR: path.join(folder, 'astro-cache'),
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  const { build } = await import('astro');
  await build({ root: project, logLevel: 'warn', integrations: [keepBundle(folder)] });
}

/** Bundles our own entry instead of Astro's prerenderer, and copies the bundle before Astro removes it. */
function keepBundle(folder: string): AstroIntegration {
  const entry = path.join(import.meta.dirname, '../render/entry.ts');
  let bundled: { dir: string; file: string } | undefined;
  return {
    name: 'keep-bundle',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'keep-bundle',
                configEnvironment: (name) =>
                  name === 'prerender'
                    ? { build: { rolldownOptions: { input: entry } }, resolve: { noExternal: true } }
                    : undefined,
                writeBundle({ dir }, chunks) {
                  const found = Object.values(chunks).find(
                    (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId === entry,
                  );
                  if (dir !== undefined && found !== undefined) bundled = { dir, file: found.fileName };
                },
              },
            ],
          },
        });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'keep-bundle',
          setup() {
            if (bundled === undefined) throw new Error('Astro did not bundle the entry that renders pages.');
            cpSync(bundled.dir, path.join(folder, 'server'), { recursive: true });
            writeFileSync(path.join(folder, 'entry'), path.join('server', bundled.file));
            return Promise.resolve();
          },
          getStaticPaths: () => Promise.resolve([]),
          render: () => Promise.reject(new Error('Bundling renders no pages.')),
        });
      },
    },
  };
}
