import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { headersFor, type SiteRules } from './netlify-rules.ts';
import { findPage } from './site-address.ts';
import { acceptedEncoding, siteFiles, type SiteFile } from './site-files.ts';

/** Answers requests with files of a built site, as Netlify would. */
export function staticSite(): StaticSite {
  const files = siteFiles();

  async function answer(exchange: Exchange, { siteDir, address, rules }: StaticQuestion): Promise<boolean> {
    const page = findPage(address, (name) => findIn(siteDir, name) !== undefined);
    if (page === undefined) return false;
    if (page.movedTo !== undefined) {
      redirect(exchange, { to: withQuery(page.movedTo, exchange.request), status: 301 });
      return true;
    }
    const file = findIn(siteDir, page.file);
    if (file === undefined) return false;
    if (!isReading(exchange)) return refuseMethod(exchange);
    await send(exchange, { file, status: 200, address, rules });
    return true;
  }

  async function answerNotFound(
    exchange: Exchange,
    { siteDir, address, rules }: StaticQuestion,
  ): Promise<void> {
    const file = findIn(siteDir, '404.html');
    if (file !== undefined) return send(exchange, { file, status: 404, address, rules });
    exchange.response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  }

  const findIn = (siteDir: string, name: string): SiteFile | undefined =>
    files.find(path.join(siteDir, name));

  async function send(
    { request, response }: Exchange,
    { file, status, address, rules }: Sending,
  ): Promise<void> {
    const content = await files.read(file, acceptedEncoding(request.headers['accept-encoding']));
    const headers = {
      'content-type': file.type,
      // What Netlify says where no rule says otherwise.
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      etag: content.etag,
      ...headersFor(rules.headers, address),
    };
    if (status === 200 && isKnown(request.headers['if-none-match'], content.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(status, {
      ...headers,
      ...(content.encoding === undefined ? {} : { 'content-encoding': content.encoding }),
      'content-length': content.body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : content.body);
  }

  return { answer, answerNotFound };
}

/** Sends a visitor on to another address. */
export function redirect({ response }: Exchange, { to, status }: { to: string; status: number }): void {
  response.writeHead(status, { location: to, 'cache-control': 'public, max-age=0, must-revalidate' }).end();
}

function withQuery(address: string, request: IncomingMessage): string {
  const query = request.url?.split('?').slice(1).join('?') ?? '';
  return query === '' ? address : `${address}?${query}`;
}

const isReading = ({ request }: Exchange): boolean => request.method === 'GET' || request.method === 'HEAD';

function refuseMethod({ response }: Exchange): true {
  response
    .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' })
    .end('Method not allowed\n');
  return true;
}

/** Whether the browser already has this content, under whichever encoding it got it. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

export type StaticSite = {
  /** Answers with a file or the way to it; false where the site has none at this address. */
  answer: (exchange: Exchange, question: StaticQuestion) => Promise<boolean>;
  answerNotFound: (exchange: Exchange, question: StaticQuestion) => Promise<void>;
};

export type Exchange = { request: IncomingMessage; response: ServerResponse };

/** `siteDir`: the folder that was served when the request came. */
export type StaticQuestion = { siteDir: string; address: string; rules: SiteRules };

type Sending = { file: SiteFile; status: number; address: string; rules: SiteRules };
