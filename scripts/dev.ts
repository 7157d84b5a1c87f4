/** `npm run dev` starts Astro's development server at http://localhost:4321 with the database and the functions. */
import path from 'node:path';
import { changedFunctions } from './local/dev/changed-functions.ts';
import { serveDevHost } from './local/dev/dev-host.ts';
import { startDevSite } from './local/dev/dev-site.ts';
import { keepCompiledCode } from './local/start/compile-cache.ts';
import { orderlyShutdown } from './local/start/shutdown.ts';
import { portSetting } from './local/start/free-port.ts';
import { bundleFunctions } from './local/functions/function-bundle.ts';
import { storedSecrets } from './local/stored-secrets.ts';
import { seedSetting, startLocalBackend } from './local/local-backend.ts';
import { claimLocalDir } from './local/start/claim-local-dir.ts';
import { runByTheClock } from './local/server/site-server.ts';
import { printReady, step } from './local/start/steps.ts';

const project = path.resolve(import.meta.dirname, '..');
keepCompiledCode(project);
const shutdown = orderlyShutdown();
try {
  await start();
} catch (error) {
  await shutdown.fail(error);
}

async function start(): Promise<void> {
  const began = performance.now();
  const port = portSetting(4321);
  seedSetting();
  const siteUrl = `http://localhost:${port}`;
  // `npm start` uses the same folder, so both commands cannot run at the same time.
  const { localDir, release } = await claimLocalDir({ port, project });
  shutdown.before(release);
  const secrets = storedSecrets(localDir);
  const outDir = path.join(localDir, 'functions');

  const [backend, bundled] = await Promise.all([
    startLocalBackend({ localDir, siteUrl, secrets, onStarted: ({ stop }) => shutdown.before(stop) }),
    step('Functions bundled', () => bundleFunctions({ project, outDir })),
  ]);
  const site = startDevSite({ project, localDir, port });
  shutdown.before(site.stop);
  await step('Content read', site.sync);
  const { url: hostUrl, functions } = await serveDevHost({
    project,
    localDir,
    siteUrl,
    hookSecret: secrets.hookSecret,
    backendUrl: backend.url,
    functions: bundled,
    refresh: site.refresh,
    shutdown,
  });
  const onChange = changedFunctions({ project, outDir, bundled, host: functions });
  await step('Astro started', () => site.listen({ hostUrl, onChange }));
  // Scheduled functions call the site, so the schedule starts only after the site has answered.
  runByTheClock(functions, shutdown);
  const note =
    'Pages and functions follow your changes; new migrations and settings need a restart. Ctrl-C stops it.';
  printReady(siteUrl, { start: began, note });
}
