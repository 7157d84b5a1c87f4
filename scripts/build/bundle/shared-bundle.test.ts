import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../../../tests/support/folder.ts';
import { writeParts } from './bundle-parts.ts';
import { requireBundle } from './make-bundle.ts';
import type { BundleOrder } from './run-astro.ts';
import { standInFor } from './shared-bundle.ts';

test('is made once for all addresses of a kind, and each site has its own in it', async () => {
  const { folder, remove } = aFolder();
  const made: string[] = [];
  const astro = (order: BundleOrder) => {
    made.push(order.siteUrl);
    return aBundle(order);
  };
  const places = [
    'https://one.example',
    'https://two.example',
    'http://localhost:8888',
    'http://localhost:9999',
  ];
  try {
    const bundles = await Promise.all(places.map((siteUrl) => bundleOf(folder, { siteUrl, astro })));
    expect(made.toSorted()).toEqual(['http://localhost:65535', 'https://address-of-the-site.invalid']);
    expect(bundles.map((bundle) => readFileSync(path.join(bundle, 'server/entry.mjs'), 'utf8'))).toEqual(
      places.map((siteUrl) => `export const site = "${siteUrl}"; // ñ`),
    );
    for (const bundle of bundles)
      expect([...readFileSync(path.join(bundle, 'client/picture.png'))]).toEqual([0xff, 0x00, 0xfe]);
  } finally {
    remove();
  }
});

test.each([
  'https://one.example/',
  'https://ONE.example',
  'https://one.example:443',
  'https://one.example/shop',
])('%s is not filled in as text, but bundled as it is', (siteUrl) =>
  expect(standInFor(siteUrl)).toBe(siteUrl),
);

async function bundleOf(
  folder: string,
  { siteUrl, astro }: { siteUrl: string; astro: typeof aBundle },
): Promise<string> {
  const cacheDir = path.join(folder, encodeURIComponent(siteUrl));
  const place = {
    project: path.join(folder, 'project'),
    cacheDir,
    code: 'code',
    fingerprint: 'site',
    siteUrl,
  };
  const first = await requireBundle(place, { astro });
  expect([first.isNew, (await requireBundle(place, { astro })).isNew]).toEqual([true, false]);
  return first.folder;
}

/** One of a page and a picture, the first of which names the address. */
async function aBundle({ work, siteUrl }: BundleOrder): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const [file, body] of [
    ['server/entry.mjs', `export const site = "${siteUrl}"; // ñ`],
    ['client/picture.png', Buffer.from([0xff, 0x00, 0xfe])],
  ] as const) {
    mkdirSync(path.dirname(path.join(work, 'bundle', file)), { recursive: true });
    writeFileSync(path.join(work, 'bundle', file), body);
  }
  writeParts(path.join(work, 'bundle'), { entry: 'entry.mjs', scripts: [], files: ['picture.png'] });
}
