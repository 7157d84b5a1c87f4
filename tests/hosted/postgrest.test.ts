/** How PostgREST and the gateway of hosted Supabase behave where the embedded database behaves differently. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import {
  testBackend,
  anEditor,
  answerTo,
  type Person,
  type TestBackend,
} from '../support/database/backend.ts';
import { aPost } from '../support/database/posts.ts';
import { keepFigure } from '../support/figures.ts';
import { findPostgrest } from '../support/hosted/postgrest.ts';
import { postgresAndRest, skippedUnless } from '../support/skipped-unless.ts';

const server = inject('hostedServer');
const isHere = server !== undefined && findPostgrest() !== undefined;
const remark = skippedUnless(isHere, postgresAndRest);

const functions = `
  create function public.limits() returns json language sql volatile as $$
    select json_build_object('role', current_user, 'login', session_user,
      'statement', current_setting('statement_timeout'), 'lock', current_setting('lock_timeout'))
  $$;
  create function public.is_read_only_stable() returns text language sql stable as $$
    select current_setting('transaction_read_only')
  $$;
  create function public.is_read_only_volatile() returns text language sql volatile as $$
    select current_setting('transaction_read_only')
  $$;
  create function public.version_of_postgres() returns text language sql stable as $$
    select current_setting('server_version')
  $$;
  create function public.complain() returns void language plpgsql as $$
    begin raise exception 'a complaint'; end
  $$;
  create function public.rows_of_numbers() returns setof integer language sql stable as $$
    select generate_series(1, 1500)
  $$;
  create function public.hide_all() returns void language sql security definer as $$
    update public.blog_posts set is_published = false
  $$;
`;

describe.skipIf(!isHere)(`PostgREST and the gateway${remark}`, () => {
  const backend = testBackend({ sql: functions });
  let editor: Person;

  beforeAll(async () => {
    editor = await anEditor(backend);
  });

  test('say their versions', async ({ task }) => {
    const { data } = await answerTo(backend.visitor().rpc('version_of_postgres'));
    const answer = await fetch(`${backend.url}/rest/v1/blog_posts?limit=0`, {
      headers: { apikey: backend.keys.publishableKey },
    });
    const server = answer.headers.get('server') ?? '';
    expect([String(data), server]).toEqual([
      expect.stringMatching(/^\d+/),
      expect.stringMatching(/^postgrest\//i),
    ]);
    keepFigure(task, { what: 'versions', value: `PostgreSQL ${String(data)}, ${server}` });
  });

  test('applies the time limits of hosted Supabase to each role', async () => {
    const limitsOf = async (client: TestBackend['owner']) => (await answerTo(client().rpc('limits'))).data;
    const usual = { login: 'authenticator', lock: '8s' };
    expect(await limitsOf(backend.visitor)).toEqual({ ...usual, role: 'anon', statement: '3s' });
    expect(await limitsOf(() => editor.client)).toEqual({
      ...usual,
      role: 'authenticated',
      statement: '8s',
    });
    // `service_role` has no limit of its own, so the login role’s limit applies.
    expect(await limitsOf(backend.owner)).toEqual({ ...usual, role: 'service_role', statement: '8s' });
  });

  test('runs a STABLE function in a read-only transaction', async () => {
    const owner = backend.owner();
    expect((await answerTo(owner.rpc('is_read_only_stable'))).data).toBe('on');
    expect((await answerTo(owner.rpc('is_read_only_volatile'))).data).toBe('off');
  });

  test('answers 400 if a function raises an exception', async () => {
    const complained = await backend.owner().rpc('complain');
    expect(complained.status).toBe(400);
    expect(complained.error).toMatchObject({ code: 'P0001', message: 'a complaint' });
  });

  test('cuts a list off after a thousand rows without a warning', async () => {
    expect((await answerTo(backend.owner().rpc('rows_of_numbers'))).data).toHaveLength(1000);
  });

  test('refuses a bulk insert if only some rows set a NOT NULL column, even a column with a default', async () => {
    const rows = [aPost(), { ...aPost(), written_by_ai: true }];
    expect((await backend.owner().from('blog_posts').insert(rows)).error?.code).toBe('23502');
  });

  const isSafe = server?.isSafeupdateLoaded === true;
  const lacking = skippedUnless(isSafe, 'the extension pg-safeupdate of PostgreSQL');
  test.skipIf(!isSafe)(`refuses an update without WHERE${lacking}`, async () => {
    for (const client of [backend.visitor(), backend.owner()]) {
      expect((await client.rpc('hide_all')).error).toMatchObject({
        code: '21000',
        message: 'UPDATE requires a WHERE clause',
      });
    }
  });

  test.each([
    ['no key', {}, 'No API key found in request'],
    ['an unknown key', { apikey: 'sb_publishable_another' }, 'Invalid API key'],
  ])('refuses a request with %s before the request reaches a service', async (_, headers, message) => {
    for (const path of ['/rest/v1/blog_posts', '/auth/v1/user']) {
      const refused = await fetch(`${backend.url}${path}`, { headers: headers as Record<string, string> });
      expect(refused.status).toBe(401);
      expect(await refused.json()).toEqual({ message });
    }
  });

  test('refuses a secret key that a browser sends', async () => {
    const headers = { apikey: backend.keys.secretKey, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
    expect((await fetch(`${backend.url}/rest/v1/blog_posts`, { headers })).status).toBe(401);
  });
});
