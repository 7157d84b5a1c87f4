import { request as startRequest, type ServerResponse } from 'node:http';
import { portOf } from '../port-of.ts';
import { createStandIn } from './create-stand-in.ts';

const page = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };

/** The ways in which an outside service can fail. Tests let each service fail in each way. */
export const faults = {
  'breaks the connection': (response) => response.socket?.destroy(),
  'never answers': () => undefined,
  'answers without end': (response) => {
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(timer));
  },
  'answers 500': (response) => response.writeHead(500, page).end('<h1>Oops</h1>'),
  'answers 429': (response) =>
    response.writeHead(429, { ...json, 'retry-after': '1' }).end('{"message":"Slow down"}'),
  'answers 404': (response) => response.writeHead(404, page).end('<h1>Not found</h1>'),
  'answers 401': (response) => response.writeHead(401, json).end('{"message":"Invalid key"}'),
  'redirects to itself': (response, path) => response.writeHead(302, { location: path }).end(),
  'cuts its answer': (response) => {
    response.writeHead(200, { ...json, 'content-length': 5000 }).write('{"id":"');
    setTimeout(() => response.socket?.destroy(), 20);
  },
  'sends a web page': (response) => response.writeHead(200, page).end('<!doctype html><h1>Maintenance</h1>'),
  'sends another shape': (response) => response.writeHead(200, json).end('[[null,{"ok":"perhaps"}]]'),
  'sends garbled bytes': (response) =>
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(Buffer.from('not packed at all')),
} satisfies Record<string, (response: ServerResponse, path: string) => unknown>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

/** Passes requests on to a service, or answers with the fault that a test chooses. */
export async function aFailingService(target: string): Promise<FailingService> {
  const state: FailingService['state'] = { fault: undefined };
  const server = createStandIn((asked, response) => {
    const { method, url = '/', headers } = asked;
    if (state.fault !== undefined) {
      asked.resume();
      faults[state.fault](response, url);
      return;
    }
    const { hostname, port } = new URL(target);
    const forwarded = startRequest({ hostname, port, method, path: url, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    state,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export type FailingService = {
  url: string;
  state: { fault: FaultName | undefined };
  stop: () => Promise<void>;
};
