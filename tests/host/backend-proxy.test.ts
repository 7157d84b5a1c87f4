/** The local site passes requests on to its database only if they are meant for it. */
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServedSite, type LocalHost } from './local-host.ts';
import { portOf } from '../support/port-of.ts';
import { createStandIn } from '../support/stand-ins/create-stand-in.ts';

let backend: Server;
let site: LocalHost;
let impatient: LocalHost;
let away: LocalHost;

beforeAll(async () => {
  backend = createStandIn((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/rest/v1/slow') return;
      response.writeHead(request.method === 'PUT' ? 409 : 200, {
        'content-range': '0-9/10',
        connection: 'close',
      });
      const { url, method, headers } = request;
      response.end(JSON.stringify({ url, method, headers, bytes: Buffer.concat(chunks).length }));
    });
  });
  await new Promise<void>((resolve) => backend.listen({ host: '127.0.0.1', port: 0 }, () => resolve()));
  const port = portOf(backend);
  const backendUrl = `http://127.0.0.1:${port}`;
  site = await aServedSite({ 'index.html': 'x' }, { backendUrl });
  impatient = await aServedSite({ 'index.html': 'x' }, { backendUrl, limits: { proxy: 300 } });
  away = await aServedSite({ 'index.html': 'x' });
});
afterAll(async () => {
  await Promise.all([site.stop(), impatient.stop(), away.stop()]);
  backend.closeAllConnections();
  backend.close();
});

describe('local backend proxy', () => {
  test.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])(
    'forwards a %s request with its query to the backend, and returns the response',
    async (method) => {
      const answer = await site.ask('/rest/v1/blog_posts?id=eq.1', {
        method,
        headers: { apikey: 'key', te: 'trailers' },
      });
      const seen = JSON.parse(answer.text) as { headers: Record<string, string> };
      expect(seen).toMatchObject({ method, url: '/rest/v1/blog_posts?id=eq.1', headers: { apikey: 'key' } });
      expect(seen.headers['te']).toBeUndefined();
      expect(answer.status).toBe(method === 'PUT' ? 409 : 200);
      expect(answer.headers['content-range']).toBe('0-9/10');
    },
  );

  test.each(['/auth/v1/token', '/storage/v1/object/public/media/x.webp'])(
    'forwards %s to the backend',
    async (address) => {
      expect(JSON.parse((await site.ask(address)).text)).toMatchObject({ url: address });
    },
  );

  test('forwards a body of 9 MB completely', async () => {
    const body = Buffer.alloc(9 * 1024 * 1024, 1);
    const answer = await site.ask('/storage/v1/object/media/big', { method: 'POST', body });
    expect(JSON.parse(answer.text)).toMatchObject({ bytes: body.length });
  });

  test('serves images under /media with a permanent cache header', async () => {
    const answer = await site.ask('/media/2026/house.webp');
    expect(JSON.parse(answer.text)).toMatchObject({ url: '/storage/v1/object/public/media/2026/house.webp' });
    expect(answer.headers['cache-control']).toBe('max-age=31536000, public, immutable');
    expect((await site.ask('/rest/v1/blog_posts')).headers['cache-control']).toBeUndefined();
  });

  test('answers 502 if the backend is unreachable', async () => {
    const answer = await away.ask('/rest/v1/blog_posts', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 'backend-away' } });
  });

  test('answers 504 if the backend does not begin to answer in time', async () => {
    expect((await impatient.ask('/rest/v1/slow')).status).toBe(504);
  });

  test('does not forward paths that only resemble paths of the backend, such as /authors', async () => {
    expect((await site.ask('/rest/v10')).status).toBe(404);
    expect((await site.ask('/authors')).status).toBe(404);
  });

  test.each([
    '/rest/v1/../../_system/config',
    '/rest/v1/%2e%2e/%2E%2e/_system/config',
    String.raw`/rest/v1/\..\..\_system/config`,
    '/media/../_system/config',
  ])('does not forward %s, which leads out of the paths of the backend', async (address) => {
    expect((await site.ask(address)).status).toBe(404);
  });
});

describe('local host', () => {
  test.each(['localhost', 'LOCALHOST:8888', '127.0.0.1:8888', '[::1]:8888'])(
    'answers a request to %s',
    async (host) => {
      expect((await site.ask('/', { headers: { host } })).status).toBe(200);
    },
  );

  test.each(['evil.example', 'localhost.evil.example:8888', '127.0.0.1.nip.io', 'evil.example@localhost'])(
    'refuses a request to “%s”, mails and pages alike',
    async (host) => {
      for (const address of ['/local/mails', '/', '/rest/v1/blog_posts'])
        expect((await site.ask(address, { headers: { host } })).status).toBe(421);
    },
  );
});
