import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addRedirect, redirectSchema, type RedirectDeps } from './redirect.ts';

describe('redirects', () => {
  test.each(['//evil.example', 'https://evil.example', '/\\\\evil.example', 'blog', '/a\nb'])(
    'reject the target %j',
    (target) => {
      expect(v.safeParse(redirectSchema, { path: '/weg', target }).success).toBe(false);
    },
  );

  test.each(['/', '/en/', '/weg?x=1', '/weg#x', '//weg', 'weg', ''])('reject the source path %j', (path) => {
    expect(v.safeParse(redirectSchema, { path, target: '/blog' }).success).toBe(false);
  });

  test('accept only another existing page as target, or no target', async () => {
    const stored: unknown[] = [];
    const deps: RedirectDeps = {
      hasPage: (path) => Promise.resolve(path === '/nl/blog' || path === '/'),
      store: (one) => Promise.resolve(void stored.push(one)),
    };
    expect(await addRedirect(deps, { path: '/weg', target: '/#pricing' })).toMatchObject({ ok: true });
    expect(await addRedirect(deps, { path: '/weg', target: '' })).toMatchObject({ ok: true });
    const refused = { ok: false, refusal: { code: 'target-not-found' } };
    expect(await addRedirect(deps, { path: '/weg', target: '/nergens' })).toEqual(refused);
    expect(await addRedirect(deps, { path: '/nl/blog', target: '/nl/blog#x' })).toEqual(refused);
    expect(await addRedirect(deps, { path: '/NL/Weg/', target: '/nl/blog' })).toMatchObject({ ok: true });
    expect(stored).toEqual([
      { path: '/weg', target: '/#pricing' },
      { path: '/weg', target: undefined },
      { path: '/nl/weg', target: '/nl/blog' },
    ]);
  });
});
