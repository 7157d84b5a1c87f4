import { request as forward, type RequestListener } from 'node:http';
import { portOf } from '../port-of.ts';
import { createStandIn } from '../stand-ins/create-stand-in.ts';

/**
 * Passes requests on to `netlify dev`, which ignores the `Cache-Control` of `netlify.toml` for files (netlify-cli 27.10.2,
 * November 2026). The build’s own file needs it, so that the desk never reads an old state.
 */
export const frontOf = (port: number): Promise<Listening> =>
  listening((request, response) => {
    const { url = '/', method, headers } = request;
    const onward = forward({ host: 'localhost', port, path: url, method, headers }, (answer) => {
      const own = url.startsWith('/build.json') ? { 'cache-control': 'no-store' } : {};
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...own });
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });

/** Answers at once and builds one after the other, as Netlify’s build hooks do. A failed build leaves the old site. */
export async function rebuildHook(build: () => Promise<void>): Promise<Listening> {
  let building: Promise<void> = Promise.resolve();
  return listening((_, response) => {
    building = building.then(build).catch((error: unknown) => console.error(error));
    response.end('{}');
  });
}

async function listening(listener: RequestListener): Promise<Listening> {
  const server = createStandIn(listener);
  await new Promise<void>((resolve) => server.listen({ port: 0, host: 'localhost' }, resolve));
  return {
    url: `http://localhost:${portOf(server)}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Listening = { url: string; stop: () => Promise<void> };
