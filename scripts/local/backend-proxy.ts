import { Agent, request as startRequest } from 'node:http';
import { pipeline } from 'node:stream';
import { backendPrefixes } from '../build/backend-rewrites.ts';
import { hopByHop, sendRefusal } from './function-exchange.ts';
import type { Exchange } from './static-site.ts';

/** Hands requests on to the embedded backend, bodies streamed both ways, so that pages need only their own origin. */
export function backendProxy(backendUrl: string): BackendProxy {
  const agent = new Agent({ keepAlive: true });
  return {
    owns: (address) =>
      backendPrefixes.some((prefix) => address === prefix || address.startsWith(`${prefix}/`)),
    origin: new URL(backendUrl).origin,
    stop: () => agent.destroy(),
    answer({ request, response }, target = request.url ?? '/') {
      const { hostname, port } = new URL(backendUrl);
      const headers = withoutHopByHop(request.headers);
      // The backend hears of one client only: this host.
      delete headers['x-forwarded-for'];
      delete headers['forwarded'];
      const onward = startRequest({ agent, hostname, port, method: request.method, path: target, headers });
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
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

function withoutHopByHop<Headers extends NodeJS.Dict<string | string[]>>(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name))) as Headers;
}

/** Either side hung up; the other one has been told by then. */
const ignoreBrokenPipe = (): void => undefined;

export type BackendProxy = {
  origin: string;
  /** Whether an address belongs to the backend. */
  owns: (address: string) => boolean;
  answer: (exchange: Exchange, target?: string) => void;
  stop: () => void;
};
