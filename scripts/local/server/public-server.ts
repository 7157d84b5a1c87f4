import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { BackendProxy } from './backend-proxy.ts';
import type { BuildHookDoor } from '../builds/build-hook.ts';
import { sendRefusal } from '../functions/function-exchange.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import type { MailService } from '../mail/mail-service.ts';
import { findRedirect, type NetlifyRules, type SiteRules } from '../site/netlify-rules.ts';
import { codeOf } from '../start/setup-mistake.ts';
import type { SiteBuilder } from '../builds/site-builder.ts';
import { redirect, type Exchange, type StaticSite } from '../site/static-site.ts';

/**
 * Answers everything on the public port, in Netlify's order: forced rules, functions, files, then the other rules.
 * The database, which stands behind the same origin, the mail service and the build hook are asked first.
 */
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
  return (request, response) => {
    const exchange = { request, response };
    answer(exchange).catch((error: unknown) => {
      log(`${request.method ?? ''} ${request.url ?? ''} failed:`, error);
      sendRefusal(response, { status: 500, code: 'internal', message: 'Something unforeseen happened.' });
    });
  };

  async function answer(exchange: Exchange): Promise<void> {
    const [address = '/', ...rest] = (exchange.request.url ?? '/').split('?');
    if (backend.owns(address)) backend.answer(exchange);
    else if (mails.owns(address)) await mails.answer(exchange, address);
    else if (hook.owns(address)) hook.answer(exchange, address);
    else {
      // Whatever is swapped meanwhile, this request sees one site, and its files stay as they are.
      const elsewhere = await builder.reading((siteDir) =>
        answerFromSite(exchange, { address, query: rest.join('?'), siteDir }),
      );
      await elsewhere?.();
    }
  }

  /** Answers with what the site itself has; what is to be answered by others is handed back to be done afterwards. */
  async function answerFromSite(
    exchange: Exchange,
    { address, query, siteDir }: Asked,
  ): Promise<Elsewhere | undefined> {
    const rules = await rulesOf(siteDir ?? '');
    const forced = findRedirect(rules.redirects, { address, query, isForced: true });
    if (forced !== undefined) return follow(exchange, { ...forced, siteDir, rules });
    if (isFunction(address)) return () => callFunction(exchange, address);
    if (siteDir !== undefined && (await site.answer(exchange, { siteDir, address, rules }))) return undefined;

    const found = findRedirect(rules.redirects, { address, query, isForced: false });
    return found === undefined
      ? notFound(exchange, { address, siteDir, rules })
      : follow(exchange, { ...found, siteDir, rules });
  }

  async function follow(
    exchange: Exchange,
    { to, status, siteDir, rules }: Following,
  ): Promise<Elsewhere | undefined> {
    if (status >= 300 && status < 400) {
      redirect(exchange, { to, status });
      return undefined;
    }
    const { origin, pathname: address, search } = new URL(to, siteUrl);
    if (origin !== siteUrl && origin !== backend.origin) {
      const message = `${origin} is asked by Netlify only.`;
      sendRefusal(exchange.response, { status: 502, code: 'elsewhere', message });
      return undefined;
    }
    if (isFunction(address)) return () => callFunction(exchange, address);
    if (backend.owns(address)) return () => backend.answer(exchange, address + search);
    if (siteDir !== undefined && (await site.answer(exchange, { siteDir, address, rules }))) return undefined;
    return notFound(exchange, { address, siteDir, rules });
  }

  function callFunction(exchange: Exchange, address: string): Promise<void> {
    return functions.call(address.split('/')[3] ?? '', exchange);
  }

  async function notFound(exchange: Exchange, { address, siteDir, rules }: Missing): Promise<undefined> {
    if (siteDir !== undefined) await site.answerNotFound(exchange, { siteDir, address, rules });
    else {
      const message = 'There is no site yet: its first build has not ended.';
      sendRefusal(exchange.response, { status: 503, code: 'not-built', message });
    }
  }
}

/** Listens on both addresses of localhost, so that whichever a browser tries answers. */
export async function listenOnLocalhost(handler: Handler, port: number): Promise<Server[]> {
  const servers = [await listen(handler, { host: '127.0.0.1', port })];
  const ipv6 = await listen(handler, { host: '::1', port }).catch((error: unknown) => {
    // Machines without IPv6 have one localhost only.
    if (/EADDRNOTAVAIL|EAFNOSUPPORT/.test(codeOf(error) ?? '')) return undefined;
    throw error;
  });
  return ipv6 === undefined ? servers : [...servers, ipv6];
}

async function listen(handler: Handler, address: { host: string; port: number }): Promise<Server> {
  const server = createServer(handler);
  // A client that was told to keep a connection for some seconds, and was too busy to close it in time, may still use it.
  server.keepAliveTimeoutBuffer = 60_000;
  await once(server.listen(address), 'listening');
  return server;
}

const isFunction = (address: string): boolean => address.startsWith('/.netlify/functions/');

type Handler = (request: Exchange['request'], response: Exchange['response']) => void;

type PublicParts = {
  site: StaticSite;
  builder: Pick<SiteBuilder, 'reading'>;
  functions: FunctionHost;
  backend: BackendProxy;
  hook: BuildHookDoor;
  mails: MailService;
  rulesOf: NetlifyRules;
  siteUrl: string;
  log: (...words: unknown[]) => void;
};

/** Done once the files of the site are no longer needed. */
type Elsewhere = () => void | Promise<void>;

type Asked = { address: string; query: string; siteDir: string | undefined };

type Following = { to: string; status: number; siteDir: string | undefined; rules: SiteRules };

type Missing = { address: string; siteDir: string | undefined; rules: SiteRules };
