import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { SyncedContent } from '#content/sync.ts';
import { backendProxy } from '../server/backend-proxy.ts';
import { buildHook } from '../builds/build-hook.ts';
import { deployEvent } from '../builds/deploy-event.ts';
import type { Ending } from '../start/ending.ts';
import type { BundledFunction } from '../functions/function-bundle.ts';
import { functionHost, type FunctionHost } from '../functions/function-host.ts';
import { mailService } from '../mail/mail-service.ts';
import { netlifyRules } from '../site/netlify-rules.ts';
import { listenOnLocalhost, publicHandler } from '../server/public-server.ts';
import { stopServing } from '../server/site-server.ts';
import { staticSite } from '../site/static-site.ts';

/** Functions, database and build hook on an internal address, for Astro's server to ask. */
export async function serveDevHost(parts: DevHostParts): Promise<DevHost> {
  const { project, siteUrl, ending } = parts;
  const functions = await functionHost({ functions: parts.functions, siteUrl, log });

  /** In development a build is: the content is read again. */
  async function build(): Promise<void> {
    const start = performance.now();
    const outcome = await parts.refresh().then(
      ({ contentVersion }) => ({ ok: true as const, contentVersion }),
      (error: unknown) => ({
        ok: false as const,
        reason: error instanceof Error ? error.message : String(error),
      }),
    );
    const { name, payload } = deployEvent(
      { ...outcome, milliseconds: performance.now() - start },
      { siteUrl },
    );
    await functions.tell(name, payload);
  }

  const handler = publicHandler({
    site: staticSite(),
    functions,
    backend: backendProxy(parts.backendUrl),
    hook: buildHook({ secret: parts.hookSecret, requestBuild: () => void build() }),
    mails: mailService({ localDir: parts.localDir }),
    rulesOf: netlifyRules(path.join(project, 'netlify.toml')),
    siteUrl,
    // Pages are Astro's business here.
    builder: { reading: (work) => work(undefined) },
    log,
  });
  const servers = await listenOnLocalhost(handler, 0);
  ending.before(() => stopServing(servers, functions));
  return { url: `http://127.0.0.1:${(servers[0]?.address() as AddressInfo).port}`, functions };
}

const log = (...words: unknown[]): void => console.error(...words);

type DevHost = { url: string; functions: FunctionHost };

type DevHostParts = {
  project: string;
  localDir: string;
  siteUrl: string;
  hookSecret: string;
  backendUrl: string;
  functions: BundledFunction[];
  /** Brings the pages to what is published now. */
  refresh: () => Promise<SyncedContent>;
  ending: Ending;
};
