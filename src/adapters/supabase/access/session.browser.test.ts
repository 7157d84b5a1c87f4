import { afterEach, expect, test, vi } from 'vitest';
import { browserSession } from './session.browser.ts';

afterEach(() => vi.unstubAllGlobals());

// A key of the older kind is a JWT, and a request without a session must repeat it as its token. A key of the newer
// kind is no JWT, so such a request has no token.
test.each([
  ['eyJ.an.olderKey', 'Bearer eyJ.an.olderKey'],
  ['sb_publishable_key', null],
])('with the key %s, a request without a session has the token %s', async (key, token) => {
  const sent: Headers[] = [];
  vi.stubGlobal('location', new URL('https://site.example/admin'));
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return Promise.resolve(Response.json({ code: 'invalid_credentials', message: 'no' }, { status: 400 }));
  });
  await browserSession(key).signIn({ email: 'a@example.com', password: 'guess' });
  expect(sent.map((headers) => [headers.get('apikey'), headers.get('authorization')])).toEqual([
    [key, token],
  ]);
});
