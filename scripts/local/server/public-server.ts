import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { ServerRequest } from 'srvx';
import { toNodeHandler } from 'srvx/node';
import { localHosts } from '#adapters/settings.ts';
import type { BuildHook } from '../builds/build-hook.ts';
import type { SiteBuilder } from '../builds/site-builder.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import { hostRequest, refusal, type HostRequest } from '../http/host-request.ts';
import type { MailService } from '../mail/mail-service.ts';
import { findRedirect, type NetlifyRules, type SiteRules } from '../site/netlify-rules.ts';
import { redirect, type StaticSite } from '../site/static-site.ts';
import { codeOf } from '../start/setup-mistake.ts';
import type { BackendProxy } from './backend-proxy.ts';

/** Answers in Netlify’s order: functions, files, redirects. The local services come first. */
export function publicHandler({
  site,
  builder,
  functions,
  backend,
  hook,
  mails,
  rulesOf,
  siteUrl,
  log,
}: PublicParts): Handler {
  return async (request) => {
    const incoming = hostRequest(request);
    if (!isLocal(request.headers.get('host')))
      return refusal({ status: 421, code: 'other-host', message: 'This site answers only on localhost.' });
    return answer(incoming).catch((error: unknown) => {
      log(`${request.method} ${incoming.url} failed:`, error);
      return refusal({ status: 500, code: 'internal', message: 'Something unforeseen happened.' });
    });
  };

  async function answer(incoming: HostRequest): Promise<Response> {
    const { address } = incoming;
    if (backend.owns(address)) return backend.answer(incoming);
    if (mails.owns(address)) return mails.answer(incoming);
    if (hook.owns(address)) return hook.answer(incoming);
    // `reading` keeps builds from changing the site’s folder until the files of the answer are read.
    const outcome = await builder.reading((siteDir) => answerFromSite(incoming, siteDir));
    return typeof outcome === 'function' ? outcome() : outcome;
  }

  async function answerFromSite(incoming: HostRequest, siteDir: string | undefined): Promise<Outcome> {
    const { address, query } = incoming;
    const rules = await rulesOf(siteDir ?? '');
    if (isFunction(address)) return () => callFunction(incoming, address);
    const file = siteDir === undefined ? undefined : await site.answer(incoming, { siteDir, address, rules });
    if (file !== undefined) return file;

    const found = findRedirect(rules.redirects, { address, query });
    return found === undefined ? notFound(siteDir) : follow(incoming, { ...found, siteDir, rules });
  }

  async function follow(incoming: HostRequest, { to, status, siteDir, rules }: Following): Promise<Outcome> {
    if (status >= 300 && status < 400) return redirect({ to, status });
    const { origin, pathname: address, search } = new URL(to, siteUrl);
    if (origin !== siteUrl && origin !== backend.origin)
      return refusal({ status: 502, code: 'elsewhere', message: `${origin} is asked by Netlify only.` });
    if (isFunction(address)) return () => callFunction(incoming, address);
    if (backend.owns(address)) return () => backend.answer(incoming, address + search);
    const file = siteDir === undefined ? undefined : await site.answer(incoming, { siteDir, address, rules });
    return file ?? notFound(siteDir);
  }

  function callFunction(incoming: HostRequest, address: string): Promise<Response> {
    return functions.call(address.split('/')[3] ?? '', incoming);
  }

  /** With the rules of netlify.toml, a function answers for any address without a file. */
  function notFound(siteDir: string | undefined): Response {
    return siteDir === undefined
      ? refusal({ status: 503, code: 'not-built', message: 'The first build of the site has not ended.' })
      : refusal({ status: 404, code: 'not-found', message: 'There is nothing here.' });
  }
}

/** Listens on both addresses of localhost, because browsers may try either. */
export async function listenOnLocalhost(handler: Handler, port: number): Promise<Server[]> {
  const servers = [await listen(handler, { host: '127.0.0.1', port })];
  const ipv6 = await listen(handler, { host: '::1', port }).catch((error: unknown) => {
    if (/EADDRNOTAVAIL|EAFNOSUPPORT/.test(codeOf(error) ?? '')) return undefined;
    throw error;
  });
  return ipv6 === undefined ? servers : [...servers, ipv6];
}

async function listen(handler: Handler, address: { host: string; port: number }): Promise<Server> {
  // In srvx's types, the listener may be for HTTP/1 or HTTP/2. `createServer` needs and gets one for HTTP/1.
  const server = createServer(toNodeHandler(handler) as RequestListener);
  // A client may reuse a connection just after the `Keep-Alive` timeout, so the server closes it 60 s later.
  server.keepAliveTimeoutBuffer = 60_000;
  await once(server.listen(address), 'listening');
  return server;
}

/** Under any other name, a website could read this site in the developer's browser (DNS rebinding). */
const isLocal = (host: string | null): boolean =>
  localHosts.includes(host?.toLowerCase().replace(/:\d+$/, '') ?? '');

const isFunction = (address: string): boolean => address.startsWith('/.netlify/functions/');

export type Handler = (request: ServerRequest) => Promise<Response>;

type PublicParts = {
  site: StaticSite;
  builder: Pick<SiteBuilder, 'reading'>;
  functions: FunctionHost;
  backend: BackendProxy;
  hook: BuildHook;
  mails: MailService;
  rulesOf: NetlifyRules;
  siteUrl: string;
  log: (...words: unknown[]) => void;
};

/** A callback reads no file of the site. It runs after `reading`, so that builds do not wait for the callback. */
type Outcome = Response | (() => Promise<Response>);

type Following = { to: string; status: number; siteDir: string | undefined; rules: SiteRules };
