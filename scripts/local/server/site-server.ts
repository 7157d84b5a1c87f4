import type { Server } from 'node:http';
import path from 'node:path';
import { withTimeout } from '#core/answering/with-timeout.ts';
import { backendProxy } from './backend-proxy.ts';
import { buildHook } from '../builds/build-hook.ts';
import type { BuildProcesses } from '../builds/build-process.ts';
import { deployEvent } from '../builds/deploy-event.ts';
import type { Shutdown } from '../start/shutdown.ts';
import { explainPortError } from '../start/free-port.ts';
import type { BundledFunction } from '../functions/function-bundle.ts';
import { functionHost, type FunctionHost } from '../functions/function-host.ts';
import { mailService } from '../mail/mail-service.ts';
import { netlifyRules } from '../site/netlify-rules.ts';
import { listenOnLocalhost, publicHandler } from './public-server.ts';
import { startSchedule } from '../functions/schedule.ts';
import { SetupMistake } from '../start/setup-mistake.ts';
import { siteBuilder, type BuildOutcome, type SiteBuilder } from '../builds/site-builder.ts';
import { staticSite } from '../site/static-site.ts';
import { printStep } from '../start/steps.ts';

/** Serves the built site with its functions on one port. Builds the site first, and again after each publication. */
export async function serveSite(parts: SiteServerParts): Promise<void> {
  const { localDir, siteUrl, processes, shutdown } = parts;
  // Handlers of deploy events query the site, so the handlers run only after the server has begun to listen.
  const serving = Promise.withResolvers<FunctionHost>();
  const began = performance.now();
  const builder = siteBuilder({
    localDir,
    runBuild: processes.run,
    onOutcome: (outcome) =>
      void serving.promise.then((functions) => afterBuild(outcome, { functions, processes })),
  });
  shutdown.before(() => builder.stop());

  const [functions, firstBuild] = await Promise.all([
    functionHost({ functions: parts.functions, siteUrl, log }),
    builder.request(),
  ]);
  requireSite(firstBuild, { builder, localDir });
  if (firstBuild.ok) printStep('Site built', began);
  const servers = await listen(parts, { builder, functions });
  shutdown.before(() => stopServing(servers, functions));
  serving.resolve(functions);

  runByTheClock(functions, shutdown);
}

/** Runs scheduled functions at their times, and once two seconds after the start, to complete unfinished work. */
export function runByTheClock(functions: FunctionHost, shutdown: Shutdown): void {
  const run = (name: string): void => void functions.runScheduled(name);
  const soon = setTimeout(() => functions.scheduled.forEach(({ name }) => run(name)), 2000);
  const schedule = startSchedule(() => functions.scheduled, run);
  shutdown.before(() => {
    clearTimeout(soon);
    schedule.stop();
  });
  // An error that a function throws after its answer must not stop the site.
  process.on('uncaughtException', (error) => log('Uncaught error:', error));
}

async function afterBuild(outcome: BuildOutcome, { functions, processes }: AfterBuild): Promise<void> {
  const seconds = (outcome.milliseconds / 1000).toFixed(1);
  if (outcome.ok)
    console.log(`The site shows content version ${outcome.contentVersion} (built in ${seconds} s).`);
  else console.error(`The build failed, the site before it stays: ${outcome.reason}`);
  const { name, payload } = deployEvent(outcome);
  await functions.tell(name, payload);
  processes.startAhead();
}

/** Throws if the build failed and there is no previous site to serve. */
function requireSite(
  build: BuildOutcome,
  { builder, localDir }: { builder: SiteBuilder; localDir: string },
): void {
  if (build.ok || builder.isServing()) return;
  const log = path.join(localDir, 'builds/last-build.log');
  throw new SetupMistake(`The site cannot be built: ${build.reason}\nThe whole story is in ${log}.`);
}

async function listen(parts: SiteServerParts, { builder, functions }: Running): Promise<Server[]> {
  const { port } = parts;
  const handler = handlerOf(parts, { builder, functions, requestBuild: () => void builder.request() });
  try {
    return await listenOnLocalhost(handler, port);
  } catch (error) {
    throw explainPortError(error, port);
  }
}

export const handlerOf = (
  { project, localDir, siteUrl, hookSecret, backendUrl }: SiteParts,
  { builder, functions, requestBuild }: Answering,
) =>
  publicHandler({
    site: staticSite(),
    functions,
    backend: backendProxy(backendUrl),
    hook: buildHook({ secret: hookSecret, requestBuild }),
    mails: mailService({ localDir }),
    rulesOf: netlifyRules(path.join(project, 'netlify.toml')),
    siteUrl,
    builder,
    log,
  });

/** Accepts no more connections, and waits up to five seconds for unfinished answers and functions. */
export async function stopServing(servers: Server[], functions: FunctionHost): Promise<void> {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  for (const server of servers) server.closeIdleConnections();
  const ended = Promise.all<unknown>([functions.settled(), ...closed]);
  await withTimeout<unknown>(ended, { timeoutMs: 5000, onTimeout: () => undefined });
  for (const server of servers) server.closeAllConnections();
}

export const log = (...words: unknown[]): void => console.error(...words);

export type SiteParts = {
  project: string;
  localDir: string;
  siteUrl: string;
  hookSecret: string;
  backendUrl: string;
  functions: BundledFunction[];
  shutdown: Shutdown;
};

type SiteServerParts = SiteParts & { port: number; processes: BuildProcesses };

type Answering = {
  builder: Pick<SiteBuilder, 'reading'>;
  functions: FunctionHost;
  requestBuild: () => void;
};

type Running = { builder: SiteBuilder; functions: FunctionHost };

type AfterBuild = { functions: FunctionHost; processes: BuildProcesses };
