import path from 'node:path';
import { settingProblems } from '#adapters/setting-problems.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { publishedBusiness } from '#adapters/supabase/site/business.ts';
import { missingDetails } from '#site-config';
import { buildProcesses } from './builds/build-process.ts';
import { orderlyShutdown, type Shutdown } from './start/shutdown.ts';
import { portSetting } from './start/free-port.ts';
import { bundleFunctions } from './functions/function-bundle.ts';
import { storedSecrets } from './stored-secrets.ts';
import type { Backend, startBackend as startEmbedded } from './backend/backend.ts';
import { seedSetting, startLocalBackend } from './local-backend.ts';
import { claimLocalDir, localDirSetting } from './start/claim-local-dir.ts';
import { explainFullDisk } from './start/setup-mistake.ts';
import { serveSite } from './server/site-server.ts';
import { printReady, step } from './start/steps.ts';

/** Runs `npm start`: claims the folder and port, starts the backend, seeds it, builds the site and serves it. */
export async function startSite(project: string, startBackend?: typeof startEmbedded): Promise<void> {
  const shutdown = orderlyShutdown();
  try {
    await start({ project, shutdown, startBackend });
  } catch (error) {
    await shutdown.fail(explainFullDisk(error, localDirSetting()));
  }
}

async function start({ project, shutdown, startBackend }: Start): Promise<void> {
  const port = portSetting();
  seedSetting();
  const siteUrl = `http://localhost:${port}`;
  const { localDir, release } = await claimLocalDir({ port, project });
  shutdown.before(release);
  const secrets = storedSecrets(localDir);
  console.log(`Starting the site; its data is in ${localDir}`);

  const processes = buildProcesses({ project, localDir, bundlesAhead: true });
  shutdown.before(processes.stop);
  processes.startAhead();
  const database = Promise.withResolvers<Backend>();
  const [backend, functions] = await Promise.all([
    startLocalBackend({
      localDir,
      siteUrl,
      secrets,
      onStarted: (started) => {
        shutdown.before(started.stop);
        database.resolve(started);
      },
      start: startBackend,
    }),
    // The start of the database keeps two processors busy, so bundling begins afterwards.
    database.promise.then(() =>
      step('Functions bundled', () => bundleFunctions({ project, outDir: path.join(localDir, 'functions') })),
    ),
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
    shutdown,
  });
  const missing = missingDetails((await publishedBusiness(supabaseFor())).details);
  const notes = [
    ...(missing === '' ? [] : [`${missing}\nEnter your own at ${siteUrl}/admin/first-hour.`]),
    ...settingProblems().map(({ message }) => message),
    'Ctrl-C stops it; everything is kept for the next start.',
  ];
  printReady(siteUrl, { start: 0, note: notes.join('\n\n') });
}

type Start = { project: string; shutdown: Shutdown; startBackend: typeof startEmbedded | undefined };
