/** An access token gives rights only if this project signed it and it has not expired. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { testBackend, anEditor, type Person } from '../../support/database/backend.ts';
import { aDraft, aPost } from '../../support/database/posts.ts';
import { altered, resigned, unsigned } from '../../support/tokens.ts';

const backend = testBackend();
let editor: Person;

beforeAll(async () => {
  editor = await anEditor(backend);
  const { error } = await backend.owner().from('blog_posts').insert([aPost(), aDraft()]);
  expect(error).toBeNull();
});

const now = Math.floor(Date.now() / 1000);
const secret = () => backend.keys.jwtSecret;

describe('access tokens', () => {
  test('give an editor’s rights if they are signed with the project’s secret', async () => {
    const again = resigned(editor.accessToken, { secret: secret(), claims: { iat: now } });
    for (const token of [editor.accessToken, again]) {
      expect(await draftsSeenWith(backend.withToken(token))).toBe(1);
      expect((await backend.withToken(token).rpc('current_editor')).data).toMatchObject({ is_editor: true });
    }
  });

  const badTokens: [string, () => string][] = [
    ['altered', () => altered(editor.accessToken, { exp: now + 999_999 })],
    ['altered to be the service role’s', () => altered(editor.accessToken, { role: 'service_role' })],
    ['unsigned', () => unsigned(editor.accessToken)],
    [
      'expired',
      () => resigned(editor.accessToken, { secret: secret(), claims: { iat: now - 7200, exp: now - 3600 } }),
    ],
    [
      'signed with another secret',
      () => resigned(editor.accessToken, { secret: 'another secret', claims: {} }),
    ],
    ['no token at all', () => 'garbage'],
  ];

  test.each(badTokens)('give at most a visitor’s rights if they are %s', async (_, token) => {
    const client = backend.withToken(token());
    expect(await draftsSeenWith(client)).toBe(0);
    expect((await client.from('blog_posts').insert(aDraft())).error).not.toBeNull();
    expect((await client.from('editors').select()).data ?? []).toEqual([]);
    expect((await client.rpc('rebuild_state')).error).not.toBeNull();
    const asked = await client.rpc('current_editor');
    if (asked.error === null) expect(asked.data).toMatchObject({ user_id: null, is_editor: false });
  });

  test.each([
    ['no key', {}],
    ['an altered secret key', { apikey: 'altered' }],
    ['a token in place of a key', { authorization: 'token' }],
  ])(
    'lead to status 401 if the request has %s',
    async (_, headers: { apikey?: string; authorization?: string }) => {
      const sent: Record<string, string> = {};
      if (headers.apikey !== undefined) sent.apikey = `${backend.keys.secretKey.slice(0, -1)}~`;
      if (headers.authorization !== undefined) sent.authorization = `Bearer ${editor.accessToken}`;
      const read = await fetch(`${backend.url}/rest/v1/blog_posts?select=id`, { headers: sent });
      expect(read.status).toBe(401);
      const written = await fetch(`${backend.url}/rest/v1/blog_posts`, {
        method: 'POST',
        headers: { ...sent, 'content-type': 'application/json' },
        body: JSON.stringify(aDraft()),
      });
      expect(written.status).toBe(401);
    },
  );
});

async function draftsSeenWith(client: SupabaseClient): Promise<number> {
  const { data } = await client.from('blog_posts').select('id').eq('is_published', false);
  return data?.length ?? 0;
}
