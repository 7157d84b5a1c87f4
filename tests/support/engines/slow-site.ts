import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { portOf } from '../port-of.ts';
import { createStandIn } from '../stand-ins/create-stand-in.ts';

/** Serves the same site at another address, where the files that `delays` match arrive later (in ms). */
export async function slowSite(url: string, delays: [RegExp, number][]): Promise<string> {
  const server = createStandIn(async (request, response) => {
    const path = request.url ?? '/';
    await setTimeout(delays.find(([files]) => files.test(path))?.[1] ?? 0);
    const answer = await fetch(url + path);
    const type = answer.headers.get('content-type') ?? '';
    const cacheControl = type.startsWith('text/html') ? 'no-cache' : 'no-store';
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': cacheControl });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${portOf(server)}`;
}
