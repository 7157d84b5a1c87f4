import { createServer, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { safeFetch } from './safe-fetch.ts';
import { portOf } from '../../../tests/support/port-of.ts';

/** This server imitates a foreign host. `fromStandIn` allows its local URL, which `safeFetch` refuses by default. */
let server: Server;

let origin: string;

let asked: string[] = [];

const packed = (encoding: string, body: Buffer) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-encoding': encoding }).end(body);

const answers: Record<string, (response: ServerResponse) => void> = {
  '/image': (response) => response.end('an image'),
  '/away': (response) => response.writeHead(404).end('away'),
  '/large': (response) => response.writeHead(200, { 'content-length': '4000' }).end(Buffer.alloc(4000)),
  '/packed': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('unpacked')),
  '/deflated': packed('deflate', deflateSync('unpacked')),
  '/deflated-without-header': packed('deflate', deflateRawSync('unpacked')),
  '/br': packed('br', brotliCompressSync('unpacked')),
  '/zstd': packed('zstd', zstdCompressSync('unpacked')),
  '/zstd-bomb': packed('zstd', zstdCompressSync(Buffer.alloc(500_000))),
  '/bomb': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(500_000))),
  '/endless': (response) => {
    const timer = setInterval(() => response.write(Buffer.alloc(300)), 1);
    response.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
  '/slow-body': (response) => response.write('a'),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('a', () => response.destroy());
  },
  '/to-image': (response) => response.writeHead(302, { location: '/image' }).end(),
  '/to-private': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/to-own-name': (response) => response.writeHead(302, { location: 'https://localhost/image' }).end(),
  '/to-file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    (answers[request.url ?? ''] ?? answers['/away'])?.(response);
  });
  await new Promise<void>((listening) => server.listen({ host: '127.0.0.1', port: 0 }, listening));
  origin = `http://127.0.0.1:${portOf(server)}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  asked = [];
});

const standIn = (url: URL): boolean => url.origin === origin;

const fromStandIn = (path: string, more = {}) =>
  safeFetch(origin + path, { bytes: 1000, allowed: standIn, milliseconds: 2000, ...more });

const codeOf = async (asking: ReturnType<typeof safeFetch>): Promise<string | undefined> => {
  const fetched = await asking;
  return fetched.ok ? undefined : fetched.refusal.code;
};

describe('safeFetch', () => {
  test.each([
    'http://example.com/a.jpg',
    'https://example.com:8443/',
    'https://user:word@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '/media/x',
    '',
    'https://',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://0/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::]/',
    'https://169.254.169.254/',
    'https://①②⑦.0.0.1/',
  ])('refuses “%s” without resolving a name or sending a request', async (address) => {
    const resolve = () => Promise.reject(new Error('No name may be looked up.'));
    expect(await codeOf(safeFetch(address, { bytes: 1000, resolve }))).toBe('address-not-allowed');
  });

  test.each([
    ['a private network', ['10.0.0.5']],
    ['this machine', ['127.0.0.1']],
    ['this machine in IPv6 notation', ['::ffff:127.0.0.1']],
    ['a private and a public address', ['1.1.1.1', '192.168.0.1']],
    ['no address', []],
  ])('does not connect to a host whose name resolves to %s', async (_where, addresses) => {
    const resolve = () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
    expect(await codeOf(safeFetch('https://rebind.example/', { bytes: 1000, resolve }))).toBe(
      'address-not-allowed',
    );
  });

  test('resolves a host name only once, so no second DNS answer can replace the checked IP address', async () => {
    const given = [['192.0.2.1'], ['1.1.1.1']];
    let times = 0;
    const resolve = () => {
      const addresses = given[times] ?? [];
      times += 1;
      return Promise.resolve(addresses.map((address) => ({ address, family: 4 })));
    };
    expect(await codeOf(safeFetch('https://rebind.example/', { bytes: 1000, resolve }))).toBe(
      'address-not-allowed',
    );
    expect(times).toBe(1);
  });

  test('reports a host as unreachable if its name does not exist', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await codeOf(safeFetch('https://nobody.example/', { bytes: 1000, resolve }))).toBe('unreachable');
  });

  test('returns the response of an allowed URL, even after a redirect', async () => {
    const fetched = await fromStandIn('/to-image');
    expect(fetched.ok && [fetched.value.url, fetched.value.status, String(fetched.value.body)]).toEqual([
      `${origin}/image`,
      200,
      'an image',
    ]);
    const away = await fromStandIn('/away');
    expect(away.ok && away.value.status).toBe(404);
  });

  test.each(['/to-private', '/to-own-name', '/to-file'])(
    'does not follow a redirect to a forbidden address (%s)',
    async (path) => {
      expect(await codeOf(fromStandIn(path))).toBe('address-not-allowed');
      expect(asked).toEqual([path]);
    },
  );

  test('does not follow a fourth redirect', async () => {
    expect(await codeOf(fromStandIn('/round'))).toBe('too-many-redirects');
    expect(asked).toHaveLength(4);
  });

  test.each(['/large', '/endless', '/bomb', '/zstd-bomb'])('refuses %s as too large', async (path) => {
    expect(await codeOf(fromStandIn(path))).toBe('too-large');
  });

  test.each(['/packed', '/deflated', '/deflated-without-header', '/br', '/zstd'])(
    'unpacks %s, although the request forbids compression',
    async (path) => {
      const fetched = await fromStandIn(path);
      expect(fetched.ok && String(fetched.value.body)).toBe('unpacked');
    },
  );

  test.each(['/silent', '/slow-body'])('aborts %s after the timeout', async (path) => {
    expect(await codeOf(fromStandIn(path, { milliseconds: 150 }))).toBe('too-slow');
  });

  test('reports a truncated response as unreachable', async () => {
    expect(await codeOf(fromStandIn('/cut'))).toBe('unreachable');
  });

  test('refuses a URL on this machine unless `allowed` permits the URL', async () => {
    expect(await codeOf(safeFetch(`${origin}/image`, { bytes: 1000 }))).toBe('address-not-allowed');
    expect(asked).toEqual([]);
  });
});
