/** `npm run dev`: Astro's own development server at http://localhost:4321, with database and functions behind it. */
import path from 'node:path';
import { requireSetting } from '#adapters/settings.ts';
import { serveDevHost } from './local/dev-host.ts';
import { startDevSite } from './local/dev-site.ts';
import { keepCompiledCode } from './local/compile-cache.ts';
import { orderlyEnding } from './local/ending.ts';
import { portSetting } from './local/free-port.ts';
import { bundleFunctions } from './local/function-bundle.ts';
import { keptSecrets } from './local/kept-secrets.ts';
import { seedSetting, startLocalBackend } from './local/local-backend.ts';
import { claimPlace } from './local/local-place.ts';
import { seconds, step } from './local/steps.ts';

const project = path.resolve(import.meta.dirname, '..');
keepCompiledCode(project);
const ending = orderlyEnding();
try {
  await start();
} catch (error) {
  await ending.fail(error);
}

async function start(): Promise<void> {
  const began = performance.now();
  const port = portSetting(4321);
  seedSetting();
  const siteUrl = `http://localhost:${port}`;
  // The same folder as `npm start`, one of the two at a time.
  const { localDir, release } = await claimPlace({ port, project });
  ending.before(release);
  const secrets = keptSecrets(localDir);

  const [backend, functions] = await Promise.all([
    startLocalBackend({ localDir, siteUrl, secrets, onStarted: ({ stop }) => ending.before(stop) }),
    step('Functions bundled', () => bundleFunctions({ project, outDir: path.join(localDir, 'functions') })),
  ]);
  const site = startDevSite({ project, localDir, port });
  ending.before(site.stop);
  await step('Content read', site.sync);
  const hostUrl = await serveDevHost({
    project,
    localDir,
    siteUrl,
    hookSecret: secrets.hookSecret,
    backendUrl: backend.url,
    functions,
    refresh: site.refresh,
    ending,
  });
  await step('Astro started', () => site.listen(hostUrl));
  console.log(`
Ready in ${seconds(began)}.

  Site             ${siteUrl}
  Desk             ${siteUrl}/admin
  Admin token      ${requireSetting('ADMIN_TOKEN')}
  Publishable key  ${requireSetting('SUPABASE_PUBLISHABLE_KEY')}

Pages follow your changes at once; the functions are those of this start. Ctrl-C stops it.
`);
}
