import { describe, expect, inject, test } from 'vitest';
import { siteHeaders } from '#adapters/http/guarded.ts';
import { allContracts } from '../../scripts/tools/api-guide/contracts.ts';

const { url } = inject('product');

const answering = [
  ...(await allContracts()).map(({ name }) => `/functions/v1/${name}`),
  '/functions/v1/contact-form',
  '/functions/v1/site-health',
  '/preview',
  '/og/nl/home.png',
  '/nowhere',
  '/functions/v1/no-such-function',
];

/** The headers that the site adds, except the Content-Security-Policy. */
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(Object.keys(siteHeaders).map((name) => [name, headers.get(name)]));

describe('security headers', () => {
  test('are sent by every function, even in answer to a wrong method', async () => {
    expect(answering.length).toBeGreaterThan(50);
    for (const name of answering) {
      const answer = await fetch(`${url}${name}`, { method: 'PUT', body: 'x' });
      expect([name, answer.status]).toEqual([name, /nowhere|no-such/.test(name) ? 404 : 405]);
      expect([name, headersOf(answer)]).toEqual([name, siteHeaders]);
      expect([name, answer.headers.get('content-security-policy')]).toEqual([
        name,
        expect.stringMatching(/frame-ancestors 'none'/),
      ]);
    }
  });

  test.each([
    ['the 404 page', '/nowhere', "frame-ancestors 'none'"],
    ['JSON', '/functions/v1/search?q=zwembad&lang=nl', "default-src 'none'; frame-ancestors 'none'"],
    ['a refusal', '/functions/v1/who-am-i', "default-src 'none'; frame-ancestors 'none'"],
  ])('are sent with %s', async (_, path, policy) => {
    const answer = await fetch(`${url}${path}`);
    expect(headersOf(answer)).toEqual(siteHeaders);
    expect(answer.headers.get('content-security-policy')).toBe(policy);
  });

  test('let other sites embed images, and keep preview links out of the Referer header', async () => {
    const image = await fetch(`${url}/og/nl/home.png`);
    expect(headersOf(image)).toEqual({ ...siteHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' });
    const preview = await fetch(`${url}/preview?t=nothing`);
    expect(headersOf(preview)).toEqual({ ...siteHeaders, 'Referrer-Policy': 'no-referrer' });
  });
});
