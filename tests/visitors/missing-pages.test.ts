/** Addresses without a page: counted for editors, redirected if an editor chose a target, and without personal data. */
import { describe, expect, inject, test } from 'vitest';
import { databaseOf } from '../support/products/database-of.ts';
import { anEditor, callFunction, eventually } from '../support/products/editor.ts';

const { url, adminToken, publishableKey } = inject('product');

describe('missing pages', () => {
  test('are counted for editors by path without query, except paths that contain “@”', async () => {
    const path = `/verdwenen-${crypto.randomUUID().slice(0, 6)}x`;
    for (const query of ['', '?naam=jan', '?naam=piet'])
      expect((await fetch(`${url}${path}${query}`)).status).toBe(404);
    await fetch(`${url}${path}/jan@example.com`);

    const token = await anEditor({ url, adminToken });
    const ours = async () => (await missingPaths(token)).filter((each) => each.path.startsWith(path));
    const seen = await eventually(ours, { until: (rows) => rows[0]?.times === 3 });
    expect(seen).toEqual([
      {
        path,
        times: 3,
        first_on: expect.any(String) as string,
        last_on: expect.any(String) as string,
        leads_to: null,
      },
    ]);
    await expect(missingPaths()).rejects.toThrow('permission denied');
  });

  test('do not include paths that exist or redirect', async () => {
    for (const path of ['/NL/Blog', '/partners/', '/nl']) await fetch(`${url}${path}`);
    const paths = (await missingPaths(await anEditor({ url, adminToken }))).map(({ path }) => path);
    expect(paths.filter((path) => ['/NL/Blog', '/partners/', '/nl'].includes(path))).toEqual([]);
  });

  test('redirect to the page that an editor chose, and keep the query string', async () => {
    const token = await anEditor({ url, adminToken });
    const path = `/verhuisd-${crypto.randomUUID().slice(0, 6)}x`;
    const redirectTo = (target: string | null) =>
      callFunction(url, 'lead-address', { token, body: { path, target } });
    const visited = async () => {
      const answer = await fetch(`${url}${path}?van=mail`, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await visited()).toEqual([404, null]);
    expect(await redirectTo('/nergens-heen')).toMatchObject({
      status: 404,
      json: { error: { code: 'target-not-found' } },
    });
    expect((await redirectTo('//evil.example')).status).toBe(400);
    expect(await redirectTo('/nl#contact')).toMatchObject({
      status: 200,
      json: { path, leads_to: '/nl#contact' },
    });
    expect(await visited()).toEqual([301, '/nl?van=mail#contact']);
    const listed = await callFunction(url, 'missing-pages', { token });
    expect(listed.json['paths']).toContainEqual(expect.objectContaining({ path, leads_to: '/nl#contact' }));
    expect((await redirectTo(null)).status).toBe(200);
    expect(await visited()).toEqual([404, null]);
  });

  test('are counted but not listed if their paths look like probes of scanners', async () => {
    const token = await anEditor({ url, adminToken });
    const guess = `/wp-${crypto.randomUUID().slice(0, 6)}.php`;
    await fetch(`${url}${guess}`);
    await eventually(() => missingPaths(token), { until: (rows) => rows.some(({ path }) => path === guess) });
    const { json } = await callFunction(url, 'missing-pages', { token });
    expect(JSON.stringify(json['paths'])).not.toContain(guess);
    expect(json['guesses']).toBeGreaterThan(0);
  });
});

const missingPaths = async (token?: string) =>
  (await databaseOf({ url, publishableKey }, token).rpc('missing_paths').throwOnError()).data as {
    path: string;
    times: number;
  }[];
