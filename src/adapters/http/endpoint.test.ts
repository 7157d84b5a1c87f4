/** What every function checks before it acts, and how it answers. */
import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '#contract/contract.ts';
import { done, refuse } from '#core/result.ts';
import { BackendFailure } from '../supabase/answer.ts';
import { endpoint, fieldMessages, refusalAfter } from './endpoint.ts';

const site = 'https://site.example';
const json = { 'Content-Type': 'application/json' };
const waiting: Promise<unknown>[] = [];
const context = {
  ip: '192.0.2.1',
  server: { region: 'fra' },
  waitUntil: (work: Promise<unknown>) => waiting.push(work),
} as unknown as Context;
const call = (handler: typeof echo, options: RequestInit = {}, query = '') =>
  handler(new Request(`${site}/functions/v1/echo${query}`, options), context);

const echo = endpoint(
  contract({
    name: 'echo',
    callers: 'anyone',
    input: v.object({ first_name: v.string('A name is required.') }),
    answer: v.object({ said_by: v.string(), ip: v.string(), region: v.nullable(v.string()) }),
    refusals: ['post-not-found'],
  }),
  {
    run: ({ firstName }, { address, region }) =>
      Promise.resolve(
        firstName === 'nobody'
          ? refuse({ code: 'post-not-found' })
          : done({ saidBy: firstName, ip: address, region }),
      ),
    headers: ({ saidBy }) => ({ 'X-Said-By': String(saidBy) }),
  },
);

beforeEach(() => vi.stubEnv('SITE_URL', site));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  waiting.length = 0;
});

describe('an endpoint', () => {
  test('converts names, passes on IP address and region, and adds headers of the value', async () => {
    const answer = await call(echo, { method: 'POST', headers: json, body: '{"first_name":"Ana"}' });
    expect([answer.status, answer.headers.get('x-said-by'), await answer.json()]).toEqual([
      200,
      'Ana',
      { said_by: 'Ana', ip: '192.0.2.1', region: 'fra' },
    ]);
  });

  test.each([
    ['another method', { method: 'PUT' }, 405, 'method-not-allowed'],
    [
      'a page of another site',
      { method: 'POST', headers: { ...json, Origin: 'https://evil.example' } },
      403,
      'wrong-origin',
    ],
    [
      'another type',
      { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' },
      415,
      'json-only',
    ],
    ['a large body', { method: 'POST', headers: json, body: ' '.repeat(256 * 1024 + 1) }, 413, 'too-large'],
    [
      'a stated size over the limit',
      { method: 'POST', headers: { ...json, 'Content-Length': '262145' }, body: '{}' },
      413,
      'too-large',
    ],
    ['a list', { method: 'POST', headers: json, body: '[]' }, 400, 'invalid-input'],
    ['no JSON', { method: 'POST', headers: json, body: '{' }, 400, 'invalid-json'],
    ['a missing field', { method: 'POST', headers: json, body: '{}' }, 400, 'invalid-input'],
    [
      'what its action refuses',
      { method: 'POST', headers: json, body: '{"first_name":"nobody"}' },
      404,
      'post-not-found',
    ],
  ] as const)('refuses %s', async (_, options, status, code) => {
    const answer = await call(echo, options);
    expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }]);
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
  });

  test('takes a body of exactly the largest size, and a form of JSON with a charset', async () => {
    const body = `{"first_name":"Ana"}`.padEnd(256 * 1024);
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': '262144' };
    expect((await call(echo, { method: 'POST', headers, body })).status).toBe(200);
  });

  test('takes the input of a GET request from its query', async () => {
    const find = endpoint(
      contract({
        name: 'echo',
        method: 'GET',
        callers: 'anyone',
        input: v.object({ q: v.string() }),
        answer: v.object({ q: v.string() }),
      }),
      { run: ({ q }) => Promise.resolve(done({ q })) },
    );
    expect(await (await call(find, {}, '?q=pool')).json()).toEqual({ q: 'pool' });
  });

  test('serves an editor only with a session', async () => {
    const secret = endpoint(contract({ name: 'echo', method: 'GET', answer: v.object({}) }), {
      run: () => Promise.resolve(done({})),
    });
    const refused = await call(secret);
    expect([refused.status, await refused.json()]).toMatchObject([401, { error: { code: 'not-signed-in' } }]);
    vi.stubEnv('SUPABASE_URL', 'https://database.example');
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_key');
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ user_id: 'a', session_id: null, is_editor: true, is_confirmed: true })),
    );
    expect((await call(secret, { headers: { Authorization: 'Bearer session' } })).status).toBe(200);
  });
});

describe('the messages about fields', () => {
  test('are the first of each field, and general if the type is wrong', () => {
    const schema = v.object({
      name: v.pipe(v.string(), v.minLength(3, 'Too short.'), v.regex(/a/, 'No a.')),
      age: v.number(),
    });
    const { issues } = v.safeParse(schema, { name: 'b', age: 'c' });
    expect(fieldMessages(issues ?? [])).toEqual({
      name: 'Too short.',
      age: 'This field is missing or wrong.',
    });
    expect(fieldMessages(v.safeParse(schema, 3).issues ?? [])).toEqual({
      body: 'This field is missing or wrong.',
    });
  });
});

test.each(['second-factor-needed', 'list-full'])(
  'a function answers “%s” if the database raises it',
  (code) => {
    const cause = { code: 'PT409', message: code };
    expect(refusalAfter(new BackendFailure('adding a row', { status: 409, cause }))).toEqual({ code });
  },
);
