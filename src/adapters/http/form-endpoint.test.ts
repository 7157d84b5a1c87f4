/** A form sent without JavaScript is checked like any other request, and loses nothing that was typed. */
import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { done, refuse } from '#core/result.ts';
import { formEndpoint } from './form-endpoint.ts';

const site = 'https://site.example';
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const context = { ip: '192.0.2.1', waitUntil: () => undefined } as unknown as Context;

const handler = formEndpoint({
  read: ({ name, pkg }) => ({ name, pkg }),
  fromQuery: (query, { name }) => ({ pkg: `${query.get('pkg')} for ${String(name)}` }),
  input: v.object({ name: v.pipe(v.string(), v.minLength(2, 'Too short.')), pkg: v.string() }),
  run: ({ name, pkg }, { address }) => {
    if (name === 'broken') throw new Error('broken');
    return Promise.resolve(
      name === 'often'
        ? refuse({ code: 'too-many-requests', retryAfterSeconds: 60 })
        : done(`${pkg} at ${address}`),
    );
  },
  next: (value, { name }) => `/thanks?${String(name)}: ${value}`,
  again: ({ typed, refusal: { code, fields } }) => ({
    html: `${String(typed['name'])} ${code} ${JSON.stringify(fields ?? {})}`,
    contentPolicy: "default-src 'none'",
  }),
});
const send = async (options: RequestInit) => {
  const answer = await handler(
    new Request(`${site}/functions/v1/form`, { method: 'POST', ...options }),
    context,
  );
  return { answer, text: await answer.text() };
};

beforeEach(() => vi.stubEnv('SITE_URL', site));
afterEach(() => vi.unstubAllEnvs());

test('a form that is taken leads on, with what the query of its page says', async () => {
  const { answer } = await send({ headers: { ...form, Referer: `${site}/nl?pkg=rental` }, body: 'name=Ana' });
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    303,
    '/thanks?Ana: rental for Ana at 192.0.2.1',
    'no-store',
  ]);
});

test('a field of the form counts more than the query of its page', async () => {
  const { answer } = await send({
    headers: { ...form, Referer: `${site}/nl?pkg=rental` },
    body: 'name=Ana&pkg=own',
  });
  expect(answer.headers.get('location')).toContain('Ana: own at');
});

test.each([
  ['another method', { method: 'PUT', headers: form, body: 'name=Ana' }, 405],
  ['a page of another site', { headers: { ...form, Origin: 'https://evil.example' }, body: 'name=Ana' }, 403],
  ['JSON', { headers: { 'Content-Type': 'application/json' }, body: '{}' }, 415],
  ['a large body', { headers: form, body: `name=${'a'.repeat(256 * 1024)}` }, 413],
  ['too many fields', { headers: form, body: 'a=&'.repeat(101) }, 400],
])('a form with %s gets no page', async (_, options, status) => {
  const { answer, text } = await send(options);
  expect([answer.status, Object.keys(JSON.parse(text) as object)]).toEqual([status, ['error']]);
});

test('a form with a wrong field is shown again, with what was typed', async () => {
  const { answer, text } = await send({ headers: form, body: 'name=A' });
  expect([answer.status, text]).toEqual([400, 'A invalid-input {"name":"Too short."}']);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(answer.headers.has('retry-after')).toBe(false);
});

test('a refused form is shown again, and says when to try again', async () => {
  const { answer, text } = await send({ headers: form, body: 'name=often' });
  expect([answer.status, text, answer.headers.get('retry-after')]).toEqual([
    429,
    'often too-many-requests {}',
    '60',
  ]);
});

test('a form is shown again if something fails', async () => {
  const noted = vi.spyOn(console, 'error').mockReturnValue();
  const { answer, text } = await send({ headers: form, body: 'name=broken' });
  expect([answer.status, text]).toEqual([500, 'broken internal {}']);
  expect(noted).toHaveBeenCalledOnce();
  noted.mockRestore();
});
