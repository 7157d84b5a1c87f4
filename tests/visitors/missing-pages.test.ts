import { expect, inject, test } from 'vitest';
import { anEditor, eventually } from '../support/products/editor.ts';

const { url, adminToken, publishableKey } = inject('product');

test('an editor sees how often an address without a page was asked for, a visitor does not', async () => {
  const path = `/verdwenen-${crypto.randomUUID().slice(0, 6)}x`;
  for (const query of ['', '?naam=jan', '?naam=piet'])
    expect((await fetch(`${url}${path}${query}`)).status).toBe(404);
  await fetch(`${url}${path}/jan@example.com`);

  const token = await anEditor({ url, adminToken });
  const ours = async () => (await missingPaths(token)).filter((each) => each.path.startsWith(path));
  const seen = await eventually(ours, { until: (rows) => rows[0]?.times === 3 });
  expect(seen).toEqual([
    { path, times: 3, first_on: expect.any(String) as string, last_on: expect.any(String) as string },
  ]);
  await expect(missingPaths()).rejects.toThrow('401');
});

test('an address that leads on to a page, or is one, is not counted', async () => {
  for (const path of ['/NL/Blog', '/partners/', '/nl']) await fetch(`${url}${path}`);
  const paths = (await missingPaths(await anEditor({ url, adminToken }))).map(({ path }) => path);
  expect(paths.filter((path) => ['/NL/Blog', '/partners/', '/nl'].includes(path))).toEqual([]);
});

async function missingPaths(token?: string): Promise<{ path: string; times: number }[]> {
  const response = await fetch(`${url}/rest/v1/rpc/missing_paths`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: '{}',
  });
  if (!response.ok) throw new Error(`missing_paths answered ${response.status}`);
  return (await response.json()) as { path: string; times: number }[];
}
