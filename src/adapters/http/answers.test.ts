import type { Context } from '@netlify/functions';
import { describe, expect, test, vi } from 'vitest';
import { contract } from '#contract/contract.ts';
import * as v from 'valibot';
import { deployable, handlersOf } from './deployable.ts';
import { afterAnswerOf, guarded } from './guarded.ts';
import { hostCache } from './host-cache.ts';
import { jsonAnswer, refusalAnswer } from './json-answer.ts';
import { pageAnswer } from './page-answer.ts';

// Other test files of the process may have loaded these modules without the mocks.
vi.hoisted(() => vi.resetModules());
// The real refreshBusiness would ask the database.
vi.mock('../supabase/site/business.ts', () => ({ refreshBusiness: () => Promise.resolve(true) }));

const context = { ip: '192.0.2.1', waitUntil: () => undefined } as unknown as Context;
const headersOf = ({ headers }: Response) => Object.fromEntries(headers);

describe('a refusal', () => {
  test('names its code, and only what it knows', async () => {
    const answer = refusalAnswer({ code: 'post-not-found' });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: { code: 'post-not-found', message: expect.any(String) as string } },
    ]);
    expect(headersOf(answer)).toEqual({ 'content-type': 'application/json; charset=utf-8' });
  });

  test('says when to try again, which methods are allowed, which fields are wrong, and its number in the log', async () => {
    const answer = refusalAnswer({
      code: 'internal',
      retryAfterSeconds: 7,
      allow: 'POST',
      fields: { name: 'Too long.' },
      message: 'No.',
      id: 'a1',
    });
    expect(headersOf(answer)).toMatchObject({ 'retry-after': '7', allow: 'POST' });
    expect(await answer.json()).toEqual({
      error: { code: 'internal', message: 'No.', fields: { name: 'Too long.' }, id: 'a1' },
    });
  });
});

test('a page is shown without search engines, and in no frame', () => {
  const page = pageAnswer('<p>', {});
  expect([page.status, headersOf(page)]).toEqual([
    200,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "frame-ancestors 'none'",
      'x-robots-tag': 'noindex, nofollow',
    },
  ]);
});

describe('a guarded handler', () => {
  test('keeps the headers of an answer, and adds those of the site', async () => {
    const handler = guarded(() =>
      Promise.resolve(jsonAnswer({}, { status: 201, headers: { 'Referrer-Policy': 'no-referrer' } })),
    );
    const answer = await handler(new Request('https://site.example'), context);
    expect([answer.status, headersOf(answer)]).toMatchObject([
      201,
      {
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    ]);
  });

  test('is not kept, unless its answer says so', async () => {
    const kept = { 'Cache-Control': 'public, max-age=60' };
    for (const [headers, caching] of [
      [{}, 'no-store'],
      [kept, 'public, max-age=60'],
    ] as const) {
      const handler = guarded(() => Promise.resolve(new Response(null, { status: 405, headers })));
      const answer = await handler(new Request('https://site.example'), context);
      expect(answer.headers.get('cache-control')).toBe(caching);
    }
  });

  test('answers an error without its words', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    const answer = await guarded(() => Promise.reject(new Error('secret')))(
      new Request('https://site.example'),
      context,
    );
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('secret')]);
    expect(noted).toHaveBeenCalledOnce();
    noted.mockRestore();
  });
});

test('work after an answer has 50 seconds, or as many as the function says', () => {
  vi.useFakeTimers({ now: 0 });
  expect([afterAnswerOf(context).deadline, afterAnswerOf(context, { seconds: 800 }).deadline]).toEqual([
    50_000, 800_000,
  ]);
  vi.useRealTimers();
});

test('the host caches one answer for each path, but none for a query that has the name of its key', () => {
  const cached = (query: string) =>
    hostCache(new URL(`https://site.example/a${query}`), 'public, max-age=30')['Netlify-CDN-Cache-Control'];
  expect(['', '?a=b', '?cache-key=1'].map(cached)).toEqual([
    'public, max-age=30',
    'public, max-age=30',
    'no-store',
  ]);
});

describe('a deployed function', () => {
  const named = (name: string) => ({
    name,
    load: () => Promise.resolve(() => Promise.resolve(new Response(name))),
  });
  const deployed = deployable({
    functions: [[named('one')], [named('two')]],
    page: named('page').load,
  });
  const at = async (path: string) => {
    const answer = await deployed(new Request(`https://site.example${path}`), context);
    return answer.status === 200 ? answer.text() : answer.status;
  };

  test.each([
    ['/functions/v1/one', 'one'],
    ['/functions/v1/two/', 'two'],
    ['/functions/v1/three', 404],
    ['/functions/v1/toString', 404],
    ['/functions/v1/one/more', 'page'],
    ['/blog/a', 'page'],
  ])('answers %s with %j', async (path, answer) => {
    expect(await at(path)).toBe(answer);
  });
});

test('the handlers of a contract file have the names of its contracts, and nothing else', async () => {
  const one = contract({ name: 'one', answer: v.object({}) });
  const handler = () => Promise.resolve(new Response('one'));
  const [found, ...more] = handlersOf({ one, limit: 3, other: null, schema: v.string() }, () =>
    Promise.resolve({ one: handler }),
  );
  expect([found?.name, await found?.load(), more]).toEqual(['one', handler, []]);
});
