/** While the database is down, functions say so (503) instead of reporting an error of the site. */
import type { Context } from '@netlify/functions';
import { afterEach, describe, expect, test, vi } from 'vitest';
import desk from '../../functions/desk.ts';
import visitors from '../../functions/visitors.ts';
import { settingsFor } from '../support/functions/bundled-functions.ts';
import { portOf } from '../support/port-of.ts';
import { createStandIn } from '../support/stand-ins/create-stand-in.ts';

const keys = { publishableKey: 'sb_publishable_test', secretKey: 'sb_secret_test', jwtSecret: '' };
const mail = { url: 'http://localhost:1' };
const adminToken = 'a-token-of-the-tests-that-is-long-enough';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Starts a stand-in for the database. It answers with `status`, or closes the connection if `status` is 0. */
async function aDatabaseThatSends(status: number) {
  const server = createStandIn((request, response) => {
    if (status === 0) request.socket.destroy();
    else response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Paused</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const port = portOf(server);
  const settings = settingsFor({ url: `http://localhost:${port}`, keys }, mail);
  for (const [name, value] of Object.entries({ ...settings, ADMIN_TOKEN: adminToken }))
    vi.stubEnv(name, value);
  return () => new Promise((resolve) => server.close(resolve));
}

const call = (handler: typeof desk, name: string, init: RequestInit = {}) =>
  handler(new Request(`http://localhost:8888/functions/v1/${name}`, init), {
    ip: '127.0.0.1',
    waitUntil: () => undefined,
  } as unknown as Context);

const json = { 'Content-Type': 'application/json' };

describe('functions whose database fails', () => {
  // Supabase answers 540 for a paused project, and its proxy answers 502 to 504 or 520 to 527 for an unreachable one.
  test.each([0, 502, 503, 504, 522, 540])('answer 503 if the database sends status %s', async (status) => {
    const stop = await aDatabaseThatSends(status);
    vi.spyOn(console, 'error').mockReturnValue();
    const answers = [
      await call(visitors, 'search?lang=nl&q=sleutel'),
      await call(desk, 'admin-session', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ token: adminToken }),
      }),
      await call(desk, 'list-articles', { headers: { Authorization: 'Bearer a.session.token' } }),
    ];
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toMatchObject([
        503,
        { error: { code: 'database-unreachable', id: expect.any(String) as string } },
      ]);
    await stop();
  });

  test('answer 500 if the database itself answers with an error', async () => {
    const stop = await aDatabaseThatSends(500);
    vi.spyOn(console, 'error').mockReturnValue();
    expect((await call(visitors, 'search?lang=nl&q=sleutel')).status).toBe(500);
    await stop();
  });
});
