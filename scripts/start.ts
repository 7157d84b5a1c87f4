/** `npm start`: the whole product on this machine, at http://localhost:8888. */
import path from 'node:path';
import { requireSetting } from '#adapters/settings.ts';
import { buildProcesses } from './local/builds/build-process.ts';
import { keepCompiledCode } from './local/start/compile-cache.ts';
import { orderlyEnding } from './local/start/ending.ts';
import { portSetting } from './local/start/free-port.ts';
import { bundleFunctions } from './local/functions/function-bundle.ts';
import { keptSecrets } from './local/start/kept-secrets.ts';
import { seedSetting, startLocalBackend } from './local/backend/local-backend.ts';
import { claimPlace } from './local/start/local-place.ts';
import { serveSite } from './local/server/site-server.ts';
import { seconds, step } from './local/start/steps.ts';

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
  const port = portSetting(8888);
  seedSetting();
  const siteUrl = `http://localhost:${port}`;
  const { localDir, release } = await claimPlace({ port, project });
  ending.before(release);
  const secrets = keptSecrets(localDir);
  console.log(`Starting the site; its data is in ${localDir}`);

  const processes = buildProcesses({ project, localDir });
  ending.before(processes.stop);
  processes.startAhead();
  const [backend, functions] = await Promise.all([
    startLocalBackend({ localDir, siteUrl, secrets, onStarted: ({ stop }) => ending.before(stop) }),
    step('Functions bundled', () => bundleFunctions({ project, outDir: path.join(localDir, 'functions') })),
  ]);
  await serveSite({
    project,
    localDir,
    port,
    siteUrl,
    hookSecret: secrets.hookSecret,
    backendUrl: backend.url,
    functions,
    processes,
    ending,
  });
  console.log(`
Ready in ${seconds(began)}.

  Site             ${siteUrl}
  Desk             ${siteUrl}/admin
  Admin token      ${requireSetting('ADMIN_TOKEN')}
  Publishable key  ${requireSetting('SUPABASE_PUBLISHABLE_KEY')}

Ctrl-C stops it; everything is kept for the next start.
`);
}
