/** The local host runs functions as Netlify does: same addresses, limits, headers and errors. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aServedSite, type LocalHost } from './local-host.ts';

const toml = `
[[redirects]]
  from = "/functions/v1/*"
  to = "/.netlify/functions/:splat"
  status = 200
[[redirects]]
  from = "/*"
  to = "/.netlify/functions/not-found"
  status = 200
`;

const functions = {
  echo: `
    export default async (request: Request, context: any) => Response.json({
      method: request.method, url: request.url, ip: context.ip, site: context.site.url, requestId: context.requestId,
      forwarded: request.headers.get('x-forwarded-for'), real: request.headers.get('x-real-ip'), body: await request.text(),
    });`,
  'not-found': `
    export default async (request: Request) => new Response('no ' + new URL(request.url).pathname, { status: 404 });`,
  later: `
    export default async (_: Request, context: any) => {
      context.waitUntil(new Promise((resolve) => setTimeout(() => { globalThis.laterDone = true; resolve(0); }, 100)));
      return new Response('at once');
    };`,
  'later-broken': `
    export default async (_: Request, context: any) => {
      context.waitUntil(Promise.reject(new Error('the mail was lost')));
      return new Response(null, { status: 204 });
    };`,
  'later-still': `
    export default async (_: Request, context: any) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      context.waitUntil(new Promise((resolve) => setTimeout(resolve, 200)));
      return new Response('after 200 ms');
    };`,
  'work-background': `
    export default async (request: Request) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      globalThis.worked = await request.text();
    };`,
  'broken-background': `
    export default async (request: Request) => {
      (globalThis.broken ??= []).push(await request.text());
      throw new Error('the work was lost');
    };`,
  large: `
    export default async (request: Request) =>
      new Response(new Uint8Array(6 * 1024 * 1024 + Number(new URL(request.url).searchParams.get('more'))));`,
  broken: `export default async () => { throw new Error('a detail'); };`,
  slow: `export default () => new Promise(() => {});`,
  silent: `export default async () => {};`,
  cookies: `
    export default async () => {
      const answer = new Response(new Uint8Array([0, 255, 128]), { status: 201 });
      answer.headers.append('set-cookie', 'a=1');
      answer.headers.append('set-cookie', 'b=2');
      return answer;
    };`,
  object: `export default { fetch: async () => new Response('from an object') };`,
  tick: `
    export default async () => { globalThis.ticks = (globalThis.ticks ?? 0) + 1; };
    export const config = { schedule: '*/5 * * * *' };`,
  'slow-tick': `
    export default async (_: Request, context: any) => {
      context.waitUntil(new Promise(() => {}));
      await new Promise(() => {});
    };
    export const config = { schedule: '@daily' };`,
  outcome: `
    export default {
      deploySucceeded: async (event: any) => { globalThis.reported = ['succeeded', event.deploy.id]; },
      deployFailed: async (event: any) => { throw new Error('cannot note ' + event.deploy.errorMessage); },
    };`,
};

let site: LocalHost;
beforeAll(async () => {
  site = await aServedSite(
    { 'index.html': 'home' },
    { toml, functions, limits: { answer: 300, scheduled: 100, retries: [20, 40] } },
  );
});
afterAll(() => site.stop());

const seen = globalThis as {
  laterDone?: boolean;
  worked?: string;
  broken?: string[];
  ticks?: number;
  reported?: unknown[];
};

describe('local function host', () => {
  test.each(['/functions/v1/echo?a=1', '/.netlify/functions/echo?a=1'])(
    'calls a function at %s',
    async (address) => {
      const answer = await site.ask(address, { method: 'POST', body: 'hello' });
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toMatchObject({
        method: 'POST',
        url: `http://localhost:8888${address}`,
        ip: '127.0.0.1',
        site: 'http://localhost:8888',
        body: 'hello',
      });
    },
  );

  test('answers 202 immediately for a background function', async () => {
    const answer = await site.ask('/functions/v1/work-background', { method: 'POST', body: 'a day' });
    expect([answer.status, answer.text, seen.worked]).toEqual([202, '', undefined]);
    await expect.poll(() => seen.worked).toBe('a day');
  });

  test('logs the error of a background function, and runs it twice more with the same request', async () => {
    const answer = await site.ask('/functions/v1/broken-background', { method: 'POST', body: 'a day' });
    expect(answer.status).toBe(202);
    await vi.waitFor(() => expect(seen.broken).toHaveLength(3));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen.broken).toEqual(['a day', 'a day', 'a day']);
    expect(site.logged.join('\n')).toContain('the work was lost');
  });

  test('refuses more than 256 KB for a background function', async () => {
    const body = Buffer.alloc(256 * 1024 + 1);
    const answer = await site.ask('/functions/v1/work-background', { method: 'POST', body });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('256 KB');
  });

  test('answers 502 if an answer is larger than 6 MB', async () => {
    expect((await site.ask('/functions/v1/large?more=0')).status).toBe(200);
    expect((await site.ask('/functions/v1/large?more=1')).status).toBe(502);
    expect(site.logged.join('\n')).toContain('An answer may have at most 6 MB.');
  });

  test('ignores headers in which a client claims another IP address', async () => {
    const headers = {
      'x-forwarded-for': '1.2.3.4',
      'x-real-ip': '1.2.3.4',
      'x-nf-client-connection-ip': '1.2.3.4',
    };
    const answer = await site.ask('/functions/v1/echo', { headers });
    expect(JSON.parse(answer.text)).toMatchObject({ ip: '127.0.0.1', forwarded: '127.0.0.1', real: null });
  });

  test('answers 404 for an unknown function, in the same format as other errors', async () => {
    const answer = await site.ask('/functions/v1/no-such-thing', { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 'function-not-found' } });
  });

  test.each(['tick', 'outcome'])('answers 404 to clients for %s, which only the host calls', async (name) => {
    expect((await site.ask(`/functions/v1/${name}`, { method: 'POST' })).status).toBe(404);
  });

  test('calls the not-found function with a requested URL for which no file exists', async () => {
    expect(await site.ask('/de/nichts')).toMatchObject({ status: 404, text: 'no /de/nichts' });
  });

  test('answers without waiting for background work, but lets a shutdown wait for this work', async () => {
    const answer = await site.ask('/functions/v1/later');
    expect(answer.text).toBe('at once');
    expect(seen.laterDone).toBeUndefined();
    await site.functions.settled();
    expect(seen.laterDone).toBe(true);
  });

  test('logs an error of background work without changing the answer', async () => {
    expect((await site.ask('/functions/v1/later-broken')).status).toBe(204);
    await vi.waitFor(() => expect(site.logged.join('\n')).toContain('the mail was lost'));
  });

  test('ends background work when the limit has passed since the request began', async () => {
    expect((await site.ask('/functions/v1/later-still')).text).toBe('after 200 ms');
    await site.functions.settled();
    expect(site.logged.join('\n')).toContain(
      'Work after an answer failed: Error: The host would have ended this',
    );
  });

  test('answers as Lambda does if a function crashes, and logs the details', async () => {
    const answer = await site.ask('/functions/v1/broken', { method: 'POST' });
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.text)).toMatchObject({ errorType: 'Error', errorMessage: 'a detail' });
    expect(site.logged.join('\n')).toMatch(/The function broken failed \([\w-]+\): Error: a detail/);
  });

  test('answers 504 if a function does not answer in time', async () => {
    const answer = await site.ask('/functions/v1/slow', { method: 'POST' });
    expect(answer.status).toBe(504);
  });

  test('refuses a body over 6 MB, with or without a Content-Length header', async () => {
    const body = Buffer.alloc(6 * 1024 * 1024 + 1);
    const announced = await site.ask('/functions/v1/echo', { method: 'POST', body });
    expect(announced.status).toBe(413);
    const chunked = await site.ask('/functions/v1/echo', {
      method: 'POST',
      body,
      headers: { 'transfer-encoding': 'chunked' },
    });
    expect(JSON.parse(chunked.text)).toMatchObject({ error: { code: 'too-large' } });
  });

  test('passes binary bodies and several cookies through unchanged', async () => {
    const answer = await site.ask('/functions/v1/cookies');
    expect(answer.status).toBe(201);
    expect([...answer.bytes]).toEqual([0, 255, 128]);
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  test('accepts a function that is exported as an object, and one that returns nothing', async () => {
    expect((await site.ask('/functions/v1/object')).text).toBe('from an object');
    expect((await site.ask('/functions/v1/silent')).status).toBe(204);
  });

  test('runs a scheduled function', async () => {
    await site.functions.runScheduled('tick');
    expect(seen.ticks).toBe(1);
  });

  test('ends a scheduled function after its own, shorter limit', async () => {
    await site.functions.runScheduled('slow-tick');
    expect(site.logged.join('\n')).toContain(
      'The function slow-tick failed: Error: The host would have ended',
    );
    await site.functions.settled();
  });

  test('passes an event to its handlers, and logs a handler that fails', async () => {
    await site.functions.tell('deploySucceeded', { deploy: { id: 'x' } });
    expect(seen.reported).toEqual(['succeeded', 'x']);
    await site.functions.tell('deployFailed', { deploy: { errorMessage: 'no disk' } });
    expect(site.logged.join('\n')).toContain('cannot note no disk');
  });

  test('answers a hundred simultaneous calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        site.ask('/functions/v1/echo', { method: 'POST', body: String(n) }),
      ),
    );
    expect(answers.map(({ text }) => (JSON.parse(text) as { body: string }).body)).toEqual(
      answers.map((_, n) => String(n)),
    );
  });
});
