import { Agent, request as startRequest } from 'node:http';
import { pipeline } from 'node:stream';
import { backendPrefixes, picturesAt } from '../../build/backend-rewrites.ts';
import { hopByHop, sendRefusal } from '../functions/function-exchange.ts';
import type { Exchange } from '../site/static-site.ts';

/** Hands requests on to the embedded backend, bodies streamed both ways, so that pages need only their own origin. */
export function backendProxy(backendUrl: string) {
  const agent = new Agent({ keepAlive: true });
  return {
    /** Whether an address belongs to the backend. */
    owns: (address: string) =>
      [...backendPrefixes, ...Object.keys(picturesAt)].some(
        (prefix) => address === prefix || address.startsWith(`${prefix}/`),
      ),
    origin: new URL(backendUrl).origin,
    stop: () => agent.destroy(),
    answer({ request, response }: Exchange, target = onBackend(request.url ?? '/')): void {
      const { hostname, port } = new URL(backendUrl);
      const headers = withoutHopByHop(request.headers);
      // The backend hears of one client only: this host.
      delete headers['x-forwarded-for'];
      delete headers['forwarded'];
      const onward = startRequest({ agent, hostname, port, method: request.method, path: target, headers });
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, {
          ...withoutHopByHop(answer.headers),
          ...(isPicture(target) && answer.statusCode === 200 ? forAYear : {}),
        });
        pipeline(answer, response, ignoreBrokenPipe);
      });
      onward.on('error', () =>
        sendRefusal(response, {
          status: 502,
          code: 'backend-away',
          message: 'The database cannot be reached right now.',
        }),
      );
      pipeline(request, onward, ignoreBrokenPipe);
    },
  };
}

/** The address at the backend of one of ours. */
function onBackend(address: string): string {
  const [from, to] = Object.entries(picturesAt).find(([prefix]) => address.startsWith(`${prefix}/`)) ?? [];
  return from === undefined || to === undefined ? address : to + address.slice(from.length);
}

const isPicture = (target: string): boolean =>
  Object.values(picturesAt).some((prefix) => target.startsWith(`${prefix}/`));

/** Supabase repeats what was said when the picture was stored; the embedded backend forgets it. */
const forAYear = { 'cache-control': 'max-age=31536000, immutable' };

function withoutHopByHop<Headers extends NodeJS.Dict<string | string[]>>(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name))) as Headers;
}

/** Either side hung up; the other one has been told by then. */
const ignoreBrokenPipe = (): void => undefined;

export type BackendProxy = ReturnType<typeof backendProxy>;
