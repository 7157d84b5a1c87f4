import { afterEach, describe, expect, test, vi } from 'vitest';
import { isForeignOrigin, parsedForm } from './request-input.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('parsedForm', () => {
  test('parses the fields of a form, and collects repeated fields in a list', () => {
    expect(parsedForm('name=Jan&extras[]=pest&extras[]=carclean&message=a%0D%0Ab')).toEqual({
      ok: true,
      value: { name: 'Jan', extras: ['pest', 'carclean'], message: 'a\nb' },
    });
  });

  test.each(['a=&', '_&'])('accepts a form with 100 fields and rejects a form with 102 (%s…)', (field) => {
    const of = (count: number) => Array.from({ length: count }, (_, at) => `${field}${at}`).join('&');
    expect(parsedForm(of(50)).ok).toBe(true);
    expect(parsedForm(of(51))).toMatchObject({ ok: false, refusal: { code: 'invalid-input' } });
  });
});

test.each([
  ['no Origin', null, 'https://www.site.example', false],
  ['the address of the request', 'https://deploy.example', 'https://www.site.example', false],
  ['the address of the site', 'https://www.site.example', 'https://www.site.example/', false],
  ['the address of the request, without a setting', 'https://deploy.example', undefined, false],
  ['another site', 'https://evil.example', 'https://www.site.example', true],
  ['another site, without a setting', 'https://evil.example', undefined, true],
  ['another protocol', 'http://www.site.example', 'https://www.site.example', true],
  ['a hidden origin', 'null', 'https://www.site.example', true],
])('a request with %s (%s; the site is %s) is foreign: %s', (_, origin, site, isForeign) => {
  vi.stubEnv('SITE_URL', site);
  const headers = new Headers(origin === null ? {} : { Origin: origin });
  expect(isForeignOrigin(new Request('https://deploy.example/a', { headers }))).toBe(isForeign);
});
