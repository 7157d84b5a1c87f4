/** The request limits of Supabase Auth. `describeAuth` runs each case on the stand-in and the real service. */
import { expect, test } from 'vitest';
import { anAddress, describeAuth, password } from '../../support/hosted/auth-cases.ts';

describeAuth('limits', ({ hosted, person }) => {
  test.each([
    ['signing in', 'POST', '/token?grant_type=password', { email: 'a@example.com', password: 'guess' }],
    ['asking for a new password', 'POST', '/recover', { email: 'nobody@example.com' }],
    ['opening a link', 'POST', '/verify', { type: 'recovery', token_hash: 'guess' }],
    ['changing an account', 'PUT', '/user', { password: 'short' }],
  ] as const)(
    '%s: allows 30 requests at once from an address, then answers 429',
    async (_, method, path, body) => {
      const { accessToken } = await person();
      const send = (address: string) =>
        call(path, {
          method,
          body,
          headers: { 'x-forwarded-for': address, authorization: `Bearer ${accessToken}` },
        });
      const [address, another] = [anAddress(), anAddress()];
      const answers = await inTurn(30, () => send(address));
      expect(answers.every(({ code }) => code !== 'over_request_rate_limit')).toBe(true);
      // The limit grows by a request every two to ten seconds, so a slow machine may need some more.
      const next = await inTurn(10, () => send(address));
      expect(next).toContainEqual({ status: 429, code: 'over_request_rate_limit' });
      expect((await send(another)).status).not.toBe(429);
    },
  );

  test('counts for the address in Sb-Forwarded-For only if the request has the secret key', async () => {
    const { secretKey, publishableKey } = hosted().keys;
    const server = anAddress();
    const signIn = (key: string, visitor: string) =>
      call('/token?grant_type=password', {
        method: 'POST',
        body: { email: 'a@example.com', password },
        headers: { apikey: key, 'x-forwarded-for': server, 'sb-forwarded-for': visitor },
      });
    const isLimited = ({ status }: { status: number }) => status === 429;
    expect((await inTurn(40, () => signIn(secretKey, anAddress()))).some(isLimited)).toBe(false);
    const visitor = anAddress();
    expect((await inTurn(40, () => signIn(secretKey, visitor))).some(isLimited)).toBe(true);
    expect((await inTurn(40, () => signIn(publishableKey, anAddress()))).some(isLimited)).toBe(true);
  });

  async function call(
    path: string,
    { method, body, headers }: Call,
  ): Promise<{ status: number; code: unknown }> {
    const answer = await fetch(`${hosted().url}/auth/v1${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { apikey: hosted().keys.publishableKey, 'content-type': 'application/json', ...headers },
    });
    return { status: answer.status, code: ((await answer.json()) as { error_code?: unknown }).error_code };
  }
});

async function inTurn<Value>(count: number, work: () => Promise<Value>): Promise<Value[]> {
  const answers: Value[] = [];
  for (let time = 0; time < count; time++) answers.push(await work());
  return answers;
}

type Call = { method: string; body: object; headers: Record<string, string> };
