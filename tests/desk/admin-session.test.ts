/** Signing in with the shared token, and the limit on guesses. */
import { describe, expect, inject, test } from 'vitest';
import { callFunction, tryTokenFrom } from '../support/products/editor.ts';

const { url, adminToken } = inject('product');

describe('admin-session', () => {
  test('exchanges the right shared token for a session', async () => {
    const { status, json, headers } = await callFunction(url, 'admin-session', {
      body: { token: adminToken },
    });
    expect(status).toBe(200);
    expect(json).toEqual({
      session: {
        access_token: expect.any(String) as string,
        refresh_token: expect.any(String) as string,
        expires_in: expect.any(Number) as number,
        expires_at: expect.any(Number) as number,
        token_type: 'bearer',
        user: expect.objectContaining({ id: expect.any(String) as string }) as object,
      },
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('blocks an IP address for ten minutes after five wrong tokens', async () => {
    const address = '127.0.0.5';
    for (let attempt = 1; attempt <= 5; attempt++) {
      const refused = await tryTokenFrom(url, { address, token: `wrong ${attempt}` });
      expect([refused.status, refused.json]).toMatchObject([401, { error: { code: 'token-refused' } }]);
    }
    for (const token of ['wrong again', adminToken]) {
      const blocked = await tryTokenFrom(url, { address, token });
      expect([blocked.status, blocked.json]).toMatchObject([429, { error: { code: 'too-many-requests' } }]);
      expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(590);
      expect(Number(blocked.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    }
    expect((await tryTokenFrom(url, { address: '127.0.0.6', token: adminToken })).status).toBe(200);
  });

  test('counts concurrent wrong tokens', async () => {
    const tries = Array.from({ length: 30 }, (_, index) =>
      tryTokenFrom(url, { address: '127.0.0.7', token: `guess ${index}` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('ignores the IP address in the X-Forwarded-For header', async () => {
    const address = '127.0.0.8';
    const attempts = Array.from({ length: 6 }, (_, index) => index);
    const statuses: number[] = [];
    for (const index of attempts) {
      const response = await tryTokenFrom(url, {
        address,
        token: `guess ${index}`,
        headers: { 'X-Forwarded-For': `10.0.0.${index}` },
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
