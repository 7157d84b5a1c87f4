/** Serves all APIs of a project (database, Auth, Storage) under one URL, like the gateway of hosted Supabase. */
import {
  request as forward,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import type { BackendKeys } from '../../../scripts/local/backend/backend-folder.ts';
import { signedToken } from '../tokens.ts';
import { portOf } from '../port-of.ts';
import { createStandIn } from '../stand-ins/create-stand-in.ts';
import { inRealTime } from './real-time.ts';
import type { KeySet } from './token-keys.ts';

export async function startService({ keys, accepted, parts }: ServiceDeps): Promise<Service> {
  const server = createStandIn((request, response) => {
    const [prefix = ''] = /^\/(?:rest|auth|storage)\/v1(?=[/?]|$)/.exec(request.url ?? '') ?? [];
    const path = (request.url ?? '').slice(prefix.length);
    const name = prefix.slice(1, -3) as PartName | '';
    const part = name === '' ? undefined : parts[name];
    const token = tokenFor(request, keys);
    if ('token' in token) {
      const sent =
        name === 'rest' ? inRealTime(token.token, { secret: keys.jwtSecret, accepted }) : token.token;
      request.headers.authorization = `Bearer ${sent}`;
    }
    // Only the owner of the secret key may name another address for the limits of Auth.
    if (request.headers['apikey'] !== keys.secretKey) delete request.headers['sb-forwarded-for'];
    if (part === undefined) refuse(response, 404, 'no Route matched with those values');
    else if ('refused' in token && !isOpen(name, path)) refuse(response, 401, token.refused);
    else if (typeof part === 'object') passOn({ request, response, path }, part);
    else void answerWith(part, { request, response, path });
  });
  // A client may reuse a connection just after the `Keep-Alive` timeout, so the server closes connections 60 s later.
  server.keepAliveTimeoutBuffer = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Returns the user’s token, or a new token for the API key’s role if there is none. Refuses invalid keys, and a new kind
 * of key as a token, except from supabase-js, which sends it with each request.
 */
function tokenFor({ headers }: IncomingMessage, keys: BackendKeys): { token: string } | { refused: string } {
  const key = headers['apikey'];
  if (key === undefined) return { refused: 'No API key found in request' };
  const role = { [keys.publishableKey]: 'anon', [keys.secretKey]: 'service_role' }[String(key)];
  if (role === undefined) return { refused: 'Invalid API key' };
  if (role === 'service_role' && headers['user-agent']?.startsWith('Mozilla/') === true)
    return { refused: 'Forbidden use of secret API key in browser' };
  const brought = /^Bearer (.*)$/i.exec(headers.authorization ?? '')?.[1];
  if (brought !== undefined && !brought.startsWith('sb_')) return { token: brought };
  if (brought !== undefined && !/^supabase-js/.test(String(headers['x-client-info'])))
    return { refused: 'Invalid JWT' };
  const now = Math.floor(Date.now() / 1000);
  return {
    token: signedToken({ iss: 'supabase', role, iat: now, exp: now + 300 }, { secret: keys.jwtSecret }),
  };
}

/** The links in mails need no API key. Neither do requests to Storage, which checks the token itself. */
function isOpen(name: string, path: string): boolean {
  return (
    name === 'storage' || (name === 'auth' && /^\/(verify|callback|authorize|\.well-known)\b/.test(path))
  );
}

function passOn(
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
  part: RunningService,
) {
  const { method } = request;
  const headers = { ...request.headers, ...('url' in part ? part.headers : {}) };
  const onward = forward({ ...addressOf(part, path), method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () =>
    response.headersSent ? response.destroy() : refuse(response, 502, 'Bad Gateway'),
  );
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

function addressOf(part: RunningService, path: string): RequestOptions {
  if ('socketPath' in part) return { socketPath: part.socketPath, path };
  const { hostname, port, pathname } = new URL(part.url);
  return { hostname, port, path: pathname.replace(/\/$/, '') + path };
}

async function answerWith(
  part: ServicePart,
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
): Promise<void> {
  try {
    const { method = 'GET', headers } = request;
    const hasBody = !['GET', 'HEAD'].includes(method);
    const asked = new Request(new URL(path, `http://${headers.host ?? 'localhost'}`), {
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' as const } : {}),
    });
    const answer = await part(asked);
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    refuse(response, 500, String(error));
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
}

/**
 * A service behind the gateway. The gateway removes /auth/v1 or /storage/v1 from the path, and adds a token for the
 * role of the API key unless the request has a user’s token.
 */
export type ServicePart = (request: Request) => Promise<Response>;

/** A service in a process of its own. */
export type RunningService = { socketPath: string } | { url: string; headers: Record<string, string> };

/** Without a part, the gateway answers 404. */
export type ServiceParts = Record<PartName, ServicePart | RunningService | undefined>;

type PartName = 'auth' | 'rest' | 'storage';

export type ServiceDeps = {
  keys: BackendKeys;
  accepted: KeySet;
  parts: ServiceParts;
};

export type Service = { url: string; stop: () => Promise<void> };
