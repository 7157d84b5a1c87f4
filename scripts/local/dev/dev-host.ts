import type { AddressInfo } from 'node:net';
import { reasonOf } from '#core/result.ts';
import type { SyncedContent } from '../../site-build/content/sync.ts';
import { deployEvent } from '../builds/deploy-event.ts';
import { functionHost } from '../functions/function-host.ts';
import { listenOnLocalhost } from '../server/public-server.ts';
import { handlerOf, log, stopServing, type SiteParts } from '../server/site-server.ts';

/** Serves functions, mails and the build hook for `npm run dev`. Pages come from Astro’s own server. */
export async function serveDevHost(parts: DevHostParts) {
  const { siteUrl, shutdown } = parts;
  const functions = await functionHost({ functions: parts.functions, siteUrl, log });

  // What a build hook does here: Astro reads the content anew, and functions learn of it as they learn of a deploy.
  async function build(): Promise<void> {
    const outcome = await parts.refresh().then(
      () => ({ ok: true as const }),
      (error: unknown) => ({ ok: false as const, reason: reasonOf(error) }),
    );
    const { name, payload } = deployEvent(outcome);
    await functions.tell(name, payload);
  }

  const handler = handlerOf(parts, {
    functions,
    requestBuild: () => void build(),
    // In development, Astro serves the pages from memory, so there is no folder with a site.
    builder: { reading: (work) => work(undefined) },
  });
  const servers = await listenOnLocalhost(handler, 0);
  shutdown.before(() => stopServing(servers, functions));
  return { url: `http://127.0.0.1:${(servers[0]?.address() as AddressInfo).port}`, functions };
}

type DevHostParts = SiteParts & { refresh: () => Promise<SyncedContent> };
