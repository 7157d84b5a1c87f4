/** A build hook that fails for a moment is called again, and its secret address appears in no error. */
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { buildHook } from './build-hook.ts';
import { portOf } from '../../../tests/support/port-of.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function aHost(statuses: number[]): Promise<{ url: string; calls: string[] }> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const status = statuses[Math.min(calls.length, statuses.length - 1)] ?? 200;
    calls.push(request.method === 'POST' ? 'POST' : `${request.method} ${request.url}`);
    response.writeHead(status).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server)}/hooks/secret`, calls };
}

describe('buildHook', () => {
  test('sends only one request if the host accepts the first request', async () => {
    const { url, calls } = await aHost([200]);
    expect(await buildHook({ url }).call()).toBeUndefined();
    expect(calls).toEqual(['POST']);
  });

  test('retries while the host answers with a temporary error', async () => {
    const { url, calls } = await aHost([503, 429, 200]);
    expect(await buildHook({ url }).call()).toBeUndefined();
    expect(calls).toHaveLength(3);
  });

  test('returns the reason after three failed attempts', async () => {
    const { url, calls } = await aHost([500]);
    expect(await buildHook({ url }).call()).toBe('The build hook answered with status 500.');
    expect(calls).toHaveLength(3);
  });

  test('sends at most as many requests as the caller allows', async () => {
    const { url, calls } = await aHost([500]);
    expect(await buildHook({ url, attempts: 1 }).call()).toBe('The build hook answered with status 500.');
    expect(calls).toHaveLength(1);
  });

  test('does not retry a hook that does not exist', async () => {
    const { url, calls } = await aHost([404]);
    expect(await buildHook({ url }).call()).toBe('The build hook answered with status 404.');
    expect(calls).toHaveLength(1);
  });

  test('never includes the secret URL of the hook in the returned reason', async () => {
    const reason = await buildHook({ url: 'http://127.0.0.1:9/hooks/secret' }).call();
    expect(reason).toBe('The build hook could not be reached.');
  });

  test('checks whether the host is reachable, without starting a build', async () => {
    const { url, calls } = await aHost([405]);
    expect(await buildHook({ url }).isReachable()).toBe(true);
    expect(calls).toEqual(['HEAD /']);
    expect(await buildHook({ url: 'http://127.0.0.1:9/' }).isReachable()).toBe(false);
    expect(await buildHook().isReachable()).toBe(false);
  });
});
