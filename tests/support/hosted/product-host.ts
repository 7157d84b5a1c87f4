/**
 * Serves the site and its functions as Netlify would. Tests run this in a separate process, because functions read
 * their settings from the environment.
 */
import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { backendProxy } from '../../../scripts/local/server/backend-proxy.ts';
import { buildHook } from '../../../scripts/local/builds/build-hook.ts';
import { buildProcesses } from '../../../scripts/local/builds/build-process.ts';
import { deployEvent } from '../../../scripts/local/builds/deploy-event.ts';
import { functionHost } from '../../../scripts/local/functions/function-host.ts';
import { storedSecrets } from '../../../scripts/local/stored-secrets.ts';
import { openLocalDir } from '../../../scripts/local/start/local-dir.ts';
import { mailService } from '../../../scripts/local/mail/mail-service.ts';
import { netlifyRules } from '../../../scripts/local/site/netlify-rules.ts';
import { listenOnLocalhost, publicHandler } from '../../../scripts/local/server/public-server.ts';
import { siteBuilder, type SiteBuilder } from '../../../scripts/local/builds/site-builder.ts';
import { staticSite } from '../../../scripts/local/site/static-site.ts';

const { port, localDir, backendUrl, buildsIn } = JSON.parse(process.argv[2] ?? '') as HostOptions;
const project = path.resolve(import.meta.dirname, '../../..');
const siteUrl = `http://localhost:${port}`;
const log = (...words: unknown[]): void => console.error(...words);
const folder = path.join(localDir, 'functions');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => ({ name: file.replace(/-[0-9A-Z]+\.mjs$/, ''), file: path.join(folder, file) }));
const functions = await functionHost({ functions: files, siteUrl, log });
const builder = buildsIn === undefined ? pagesOfTheProduct() : ownBuilder(buildsIn);

await listenOnLocalhost(
  publicHandler({
    site: staticSite(),
    functions,
    backend: backendProxy(backendUrl),
    hook: buildHook({
      secret: storedSecrets(localDir).hookSecret,
      requestBuild: () => void builder.request?.(),
    }),
    mails: mailService({ localDir }),
    rulesOf: netlifyRules(path.join(project, 'netlify.toml')),
    siteUrl,
    builder,
    log,
  }),
  port,
);
// The product runs `tick` only for its own backend. A host that builds has a second backend, so it must run `tick`.
if (buildsIn !== undefined) await functions.runScheduled('tick');
console.log('ready');
// The process ends when its parent ends, even if the parent is killed.
process.stdin.resume().on('end', () => process.exit());

function pagesOfTheProduct(): Builder {
  const served = realpathSync(path.join(localDir, 'current'));
  return { reading: (work) => work(served) };
}

/** Builds the site from this host’s own backend. Like the product, notifies the functions of each build’s result. */
function ownBuilder(localDir: string): Builder {
  openLocalDir(localDir, { project });
  return siteBuilder({
    localDir,
    runBuild: buildProcesses({ project, localDir }).run,
    onOutcome(outcome) {
      const { name, payload } = deployEvent(outcome);
      void functions.tell(name, payload);
    },
  });
}

type Builder = Pick<SiteBuilder, 'reading'> & Partial<Pick<SiteBuilder, 'request'>>;

export type HostOptions = {
  port: number;
  localDir: string;
  backendUrl: string;
  /** The folder for this host’s builds. If undefined, the host serves the product’s pages. */
  buildsIn?: string | undefined;
};
