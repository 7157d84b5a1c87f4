import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SettingName } from '#adapters/settings.ts';
import { buildHookPath } from '../../../scripts/local/builds/build-hook.ts';
import type { StoredSecrets } from '../../../scripts/local/stored-secrets.ts';
import { freePort } from '../../../scripts/local/start/free-port.ts';
import { withoutTestRunner } from '../../../scripts/local/product.ts';
import { localDefaults } from '../../../scripts/local/local-settings.ts';
import type { HostOptions } from './product-host.ts';

/**
 * Serves the product’s site and functions a second time, with changed settings.
 * With `isBuilding`, the second server builds its own pages, so `backendUrl` must be the URL of a separate backend.
 */
export async function aHostWith(
  changes: Partial<Record<SettingName, string>>,
  { product, backendUrl = product.url, isBuilding = false }: HostDeps,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const secrets = JSON.parse(
    readFileSync(path.join(product.localDir, 'settings.json'), 'utf8'),
  ) as StoredSecrets;
  const buildsIn = isBuilding ? copiedBuild(product.localDir) : undefined;
  const options: HostOptions = { port: await freePort(), localDir: product.localDir, backendUrl, buildsIn };
  const url = `http://localhost:${options.port}`;
  const host = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'product-host.ts'), JSON.stringify(options)],
    {
      env: {
        ...withoutTestRunner(process.env),
        ...localDefaults({ siteUrl: product.url, secrets }),
        SITE_URL: url,
        ...(isBuilding ? { BUILD_HOOK_URL: url + buildHookPath(secrets.hookSecret) } : {}),
        SUPABASE_URL: backendUrl,
        SUPABASE_PUBLISHABLE_KEY: secrets.backendKeys.publishableKey,
        SUPABASE_SECRET_KEY: secrets.backendKeys.secretKey,
        REBUILD_QUIET_SECONDS: '0',
        CONTACT_LIMIT: '1000',
        ...changes,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  host.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  const outcome = await Promise.race([once(host.stdout, 'data'), once(host, 'exit')]);
  if (host.exitCode !== null) throw new Error(`The host did not start (${String(outcome[0])}):\n${printed}`);
  return {
    url,
    async stop() {
      const ended = once(host, 'exit');
      host.kill();
      await ended;
      if (buildsIn !== undefined) rmSync(buildsIn, { recursive: true, force: true });
    },
  };
}

/** Copies the product’s output and cache, so that the next build need not render all pages. */
function copiedBuild(localDir: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'product-host-'));
  const served = realpathSync(path.join(localDir, 'current'));
  mkdirSync(path.join(folder, 'builds'));
  cpSync(path.dirname(served), path.join(folder, 'builds/a'), { recursive: true });
  symlinkSync('builds/a/site', path.join(folder, 'current'));
  return folder;
}

type HostDeps = { product: { url: string; localDir: string }; backendUrl?: string; isBuilding?: boolean };
