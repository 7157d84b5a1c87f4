/** Search engines learn of changed pages of a public site only. */
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { indexNowKey } from '#core/search-engines/index-now.ts';
import { announcePages } from './announce-pages.ts';
import { portOf } from '../../../tests/support/port-of.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const siteUrl = 'https://www.example.com';

describe('announcePages', () => {
  test('sends the addresses of the pages, the key and the location of the key file', async () => {
    const { endpoint, bodies } = await anEngine(202);
    await announcePages({ siteUrl, paths: ['/blog/a-nl', '/'], endpoint });
    const key = await indexNowKey(siteUrl);
    expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        host: 'www.example.com',
        key,
        keyLocation: `https://www.example.com/${key}.txt`,
        urlList: ['https://www.example.com/blog/a-nl', 'https://www.example.com/'],
      },
    ]);
  });

  test('sends no request if the site is local or if no page has changed', async () => {
    const { endpoint, bodies } = await anEngine(200);
    await announcePages({ siteUrl: 'http://localhost:8888', paths: ['/'], endpoint });
    await announcePages({ siteUrl, paths: [], endpoint });
    expect(bodies).toEqual([]);
  });

  test('throws if the search engine rejects the request', async () => {
    const { endpoint } = await anEngine(403);
    await expect(announcePages({ siteUrl, paths: ['/'], endpoint })).rejects.toThrow('status 403');
  });
});

async function anEngine(status: number): Promise<{ endpoint: string; bodies: string[] }> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(status).end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { endpoint: `http://127.0.0.1:${portOf(server)}/indexnow`, bodies };
}
