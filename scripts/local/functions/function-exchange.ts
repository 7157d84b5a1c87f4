import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** In bytes: what Netlify takes in for one synchronous call. */
const bodyLimit = 6 * 1024 * 1024;

/** The whole body of a request; undefined where it is over the limit. */
export async function readBody(request: IncomingMessage, limit = bodyLimit): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The request a function gets. Its address is the site's own, whatever the client wrote into `Host`. */
export function webRequest(request: IncomingMessage, { siteUrl, ip, body }: RequestParts): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headersDistinct)) {
    if (!claimsOfClients.has(name)) for (const one of value ?? []) headers.append(name, one);
  }
  // What a client says about its own address is worth nothing; this one is the connection's.
  headers.set('x-forwarded-for', ip);
  headers.set('x-nf-client-connection-ip', ip);
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(siteUrl + (request.url ?? '/'), {
    method,
    headers,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

/** Sends on what a function answered. */
export async function sendResponse(
  answer: Response,
  response: ServerResponse,
  { isHead }: { isHead: boolean },
): Promise<void> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of answer.headers) if (!hopByHop.has(name)) headers[name] = value;
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(answer.status, headers);
  if (answer.body === null || isHead) {
    await answer.body?.cancel();
    response.end();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), response);
  } catch (cause) {
    if (!isNobodyLeft(cause)) throw cause;
  }
}

/** Whoever asked has gone: a page that is left takes its questions along, and nobody has to be told. */
const isNobodyLeft = (cause: unknown): boolean =>
  cause instanceof Error &&
  'code' in cause &&
  ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'EPIPE', 'ECONNRESET'].includes(
    String(cause.code),
  );

/** A refusal in the shape all endpoints have. */
export function sendRefusal(response: ServerResponse, { status, code, message, id }: HostRefusal): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({ error: { code, message, ...(id === undefined ? {} : { id }) } });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(body);
}

/** Headers that concern one connection only. */
export const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const claimsOfClients = new Set([
  ...hopByHop,
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-nf-client-connection-ip',
  'x-real-ip',
]);

type RequestParts = { siteUrl: string; ip: string; body: Buffer };

export type HostRefusal = { status: number; code: string; message: string; id?: string };
