import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Context } from '@netlify/functions';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { callFunction } from '../../support/products/editor.ts';
import { portOf } from '../../support/port-of.ts';
import { createStandIn } from '../../support/stand-ins/create-stand-in.ts';

const { url } = inject('product');
const servers: Server[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

describe('btc-price: agreement of sources', () => {
  test('returns price, sources and time if two sources agree', async () => {
    const before = new Date().toISOString();
    const { status, body, headers } = await priceFrom(coinGecko(80_000), coinbase(80_400));
    const after = new Date().toISOString();
    expect(status).toBe(200);
    expect(body).toEqual({
      eur: 80_200,
      usd: 92_230,
      source: '127.0.0.1',
      fetched_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
    const moments = [before, String(body['fetched_at']), after];
    expect(moments).toEqual(moments.toSorted());
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('netlify-cdn-cache-control')).toMatch(/^public, max-age=(2\d|30)$/);
  });

  test.each<[string, RequestListener]>([
    [
      'answers with an error',
      (_, response) => response.writeHead(500).end(JSON.stringify(geckoJson(80_000))),
    ],
    ['is rate limited', (_, response) => response.writeHead(429, { 'Retry-After': '60' }).end()],
    [
      'answers with HTML',
      (_, response) => response.setHeader('Content-Type', 'text/html').end('<h1>Hi</h1>'),
    ],
    [
      'answers with JSON labelled as HTML',
      (_, response) => response.setHeader('Content-Type', 'text/html').end(JSON.stringify(geckoJson(80_000))),
    ],
    ['answers with truncated JSON', json('{"bitcoin": {"eur": 80000, "us')],
    ['answers with JSON of another shape', json('{"price": 80000}')],
    ['reports a negative price', coinGecko(-80_000)],
    ['reports zero', coinGecko(0)],
    ['reports an infinite number', json('{"bitcoin":{"eur":1e999,"usd":1e999}}')],
    ['is off by a factor of ten', coinGecko(800_000)],
    ['reports a tenth of the price', coinGecko(8_000)],
    ['has euros off by a factor of ten', json('{"bitcoin":{"eur":800000,"usd":92000}}')],
    [
      'reports yesterday’s price',
      json(
        JSON.stringify({
          bitcoin: { eur: 80_000, usd: 92_000, last_updated_at: Date.now() / 1000 - 86_400 },
        }),
      ),
    ],
    ['redirects', redirect],
    ['closes the connection', (request) => request.socket.destroy()],
  ])('returns no price if one source %s, because the other source cannot be confirmed', async (_, source) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { status, body } = await priceFrom(source, coinGecko(80_000));
    expect([status, body]).toMatchObject([503, { error: { code: 'price-unavailable' } }]);
  });
});

describe('btc-price: limits', () => {
  test('ends with an error if the sources do not complete their answers within four seconds', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    const atOnce = AbortSignal.timeout.bind(AbortSignal, 100);
    const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => atOnce());
    // No source completes its answer, so only the shortened timeout can end the request.
    const { status } = await priceFrom(() => undefined, dripping);
    expect(status).toBe(503);
    expect(limits.mock.calls).toEqual([[4000], [4000]]);
    expect(noted.mock.calls.map(([, failure]) => ((failure as Error).cause as Error).name)).toEqual([
      'TimeoutError',
      'TimeoutError',
    ]);
  });

  test('aborts an endless answer, and logs the host of the source without the API key', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    // Without timeouts, only the size limit can end the request.
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    const { status } = await priceFrom(endless, coinGecko(80_000));
    expect(status).toBe(503);
    const [log] = noted.mock.calls.map((call) =>
      call.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '),
    );
    expect(log).toContain('The price source 127.0.0.1 gave no price.');
    expect(log).not.toContain('a-secret-key');
  });

  test('sends only one request to each source, even for many concurrent visitors', async () => {
    let asked = 0;
    const counting: RequestListener = (request, response) => {
      asked += 1;
      coinGecko(80_000)(request, response);
    };
    const handler = await priceHandler(counting, coinbase(80_000));
    const answers = await Promise.all(Array.from({ length: 50 }, () => handler()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(asked).toBe(1);
  });
});

describe('btc-price: settings', () => {
  test.each([
    ['nothing', ''],
    ['one source', 'https://price.example/'],
    ['the same source twice', 'https://price.example/,https://price.example/'],
    ['an invalid address', 'https://price.example/,nonsense'],
    ['an unencrypted address', 'https://price.example/,http://other.example/'],
  ])('requests no source if the setting contains %s', async (_, setting) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { status, body } = await answerOf(await handlerWith(setting));
    expect([status, body]).toMatchObject([503, { error: { code: 'price-unavailable' } }]);
    expect(JSON.stringify(body)).toContain('PRICE_API_URLS');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('returns 503 if no price sources are configured', async () => {
    const { status, headers, json: body } = await callFunction(url, 'btc-price');
    expect([status, body]).toMatchObject([503, { error: { code: 'price-unavailable' } }]);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

function geckoJson(eur: number) {
  return { bitcoin: { eur, usd: eur * 1.15 } };
}

function json(body: string): RequestListener {
  return (_, response) => response.setHeader('Content-Type', 'application/json; charset=utf-8').end(body);
}

function coinGecko(eur: number): RequestListener {
  return json(JSON.stringify(geckoJson(eur)));
}

function coinbase(eur: number): RequestListener {
  const rates = { EUR: String(eur), USD: String(eur * 1.15) };
  return json(JSON.stringify({ data: { currency: 'BTC', rates } }));
}

function redirect(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === '/elsewhere') coinGecko(80_000)(request, response);
  else response.writeHead(302, { Location: '/elsewhere' }).end();
}

function endless(_: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'application/json');
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(16_384)));
  };
  response.on('drain', more);
  more();
}

/** Sends a space at short intervals, so that the connection never looks idle. */
function dripping(_: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'application/json');
  const timer = setInterval(() => response.write(' '), 200);
  response.on('close', () => clearInterval(timer));
}

const priceFrom = async (one: RequestListener, other: RequestListener) => (await priceHandler(one, other))();

async function priceHandler(...sources: RequestListener[]) {
  const addresses = await Promise.all(sources.map(aServer));
  const handler = await handlerWith(
    addresses.map((address) => `${address}/price?key=a-secret-key`).join(', '),
  );
  return () => answerOf(handler);
}

/** Imports the function again, with empty caches as in a new process. */
async function handlerWith(setting: string): Promise<Handler> {
  vi.stubEnv('PRICE_API_URLS', setting);
  vi.resetModules();
  return (await import('#handlers/visitors.ts')).btcPrice;
}

async function answerOf(handler: Handler) {
  const request = new Request('https://www.example.com/functions/v1/btc-price');
  const response = await handler(request, {
    ip: '127.0.0.1',
    waitUntil: () => undefined,
  } as unknown as Context);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

async function aServer(listener: RequestListener): Promise<string> {
  const server = createStandIn(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server)}`;
}

type Handler = (request: Request, context: Context) => Promise<Response>;
