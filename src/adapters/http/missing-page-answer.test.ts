import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { missingPageAnswer } from './missing-page-answer.ts';

const servers: Server[] = [];
const counted: string[] = [];

beforeEach(async () => {
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'a-key');
  vi.stubEnv(
    'SITE_URL',
    await aServer((_, answer) => {
      answer('<h1>Page not found</h1>');
    }),
  );
});

afterEach(() => {
  vi.unstubAllEnvs();
  counted.length = 0;
  for (const server of servers.splice(0)) server.closeAllConnections();
});

test('the address is counted, without what was asked after it', async () => {
  vi.stubEnv('SUPABASE_URL', await aServer(noteAndAnswer));
  const { status, work } = await asked('/nowhere?name=jan');
  expect(status).toBe(404);
  await Promise.all(work);
  expect(counted).toEqual(['{"path":"/nowhere"}']);
});

test('an address that could tell who asked is not counted', async () => {
  vi.stubEnv('SUPABASE_URL', await aServer(noteAndAnswer));
  const { status, work } = await asked('/unsubscribe/jan@example.com');
  expect([status, work]).toEqual([404, []]);
});

test('a database that does not answer holds nothing up', async () => {
  vi.stubEnv('SUPABASE_URL', await aServer(() => undefined));
  const start = performance.now();
  const { status, work } = await asked('/nowhere');
  expect([status, work.length]).toEqual([404, 1]);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('a database that refuses is noted in the log, and the page is answered all the same', async () => {
  const noted = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  const { status, work } = await asked('/nowhere');
  await Promise.all(work);
  expect(status).toBe(404);
  expect(String(noted.mock.calls[0]?.[1])).toContain('counting a missing page');
});

test('a setting that is missing breaks no page', async () => {
  const noted = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('SUPABASE_URL', '');
  const { status, work } = await asked('/nowhere');
  await Promise.all(work);
  expect(status).toBe(404);
  expect(noted).toHaveBeenCalledOnce();
});

async function asked(path: string): Promise<{ status: number; work: Promise<void>[] }> {
  const work: Promise<void>[] = [];
  const request = new Request(`https://www.example.com${path}`);
  const { status } = await missingPageAnswer(request, { afterAnswer: (promise) => work.push(promise) });
  return { status, work };
}

function noteAndAnswer(body: string, answer: (text: string) => void): void {
  if (body !== '') counted.push(body);
  answer('');
}

/** A real HTTP server on this machine, closed after the test. */
async function aServer(handle: (body: string, answer: (text: string) => void) => void): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      handle(body, (text) => response.end(text));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
