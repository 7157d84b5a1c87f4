import { request as startRequest, type ServerResponse } from 'node:http';
import { portOf } from '../port-of.ts';
import { createStandIn } from './create-stand-in.ts';

/**
 * Forwards requests whose path does not match `state.at`. For all others, `state.fault` determines the failure:
 * `lost` forwards the request but never sends the answer, `away` closes the connection, and `broken` (status 500),
 * `html` (status 200) and `private` (status 401, as a new Netlify project) answer with an HTML page.
 */
export async function aFaultyProxy(site: string): Promise<FaultyProxy> {
  const state: FaultyProxy['state'] = { at: undefined, fault: 'away' };
  const server = createStandIn((asked, response) => {
    const fault = state.at?.test(asked.url ?? '') === true ? state.fault : undefined;
    if (fault === 'away') {
      asked.socket.destroy();
      return;
    }
    if (fault === 'broken' || fault === 'html' || fault === 'private') {
      answer(response, { broken: 500, html: 200, private: 401 }[fault], '<h1>Coming soon</h1>');
      return;
    }
    const { hostname, port } = new URL(site);
    const { method, url: address, headers } = asked;
    const forwarded = startRequest({ hostname, port, method, path: address, headers }, (answered) => {
      if (fault === 'lost') {
        answered.resume();
        return;
      }
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${portOf(server)}`,
    state,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end(text);
}

export type Fault = 'lost' | 'away' | 'broken' | 'html' | 'private';

export type FaultyProxy = {
  url: string;
  /** Requests fail if `at` matches their path. Tests may change `at` and `fault` at any time. */
  state: { at: RegExp | undefined; fault: Fault };
  stop: () => Promise<void>;
};
