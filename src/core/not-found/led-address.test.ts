import * as v from 'valibot';
import { expect, test } from 'vitest';
import { leadAddress, ledAddressSchema, type LeadingTools } from './led-address.ts';

test.each(['//evil.example', 'https://evil.example', '/\\\\evil.example', 'blog', '/a\nb'])(
  'nobody is led to %j',
  (target) => {
    expect(v.safeParse(ledAddressSchema, { path: '/weg', target }).success).toBe(false);
  },
);

test.each(['/', '/en/', '/weg?x=1', '/weg#x', '//weg', 'weg', ''])('%j is no address that is led', (path) => {
  expect(v.safeParse(ledAddressSchema, { path, target: '/blog' }).success).toBe(false);
});

test('an address leads to a page that is there, or nowhere', async () => {
  const led: unknown[] = [];
  const tools: LeadingTools = {
    hasPage: (path) => Promise.resolve(path === '/nl/blog' || path === '/'),
    lead: (one) => Promise.resolve(void led.push(one)),
  };
  expect(await leadAddress(tools, { path: '/weg', target: '/#pricing' })).toMatchObject({ ok: true });
  expect(await leadAddress(tools, { path: '/weg', target: '' })).toMatchObject({ ok: true });
  const refused = { ok: false, refusal: { code: 'target-not-found' } };
  expect(await leadAddress(tools, { path: '/weg', target: '/nergens' })).toEqual(refused);
  expect(await leadAddress(tools, { path: '/nl/blog', target: '/nl/blog#x' })).toEqual(refused);
  expect(await leadAddress(tools, { path: '/NL/Weg/', target: '/nl/blog' })).toMatchObject({ ok: true });
  expect(led).toEqual([
    { path: '/weg', target: '/#pricing' },
    { path: '/weg', target: undefined },
    { path: '/nl/weg', target: '/nl/blog' },
  ]);
});
