import { beforeAll, expect, inject, test } from 'vitest';
import { aRow, insertPosts, readBuild, until } from '../../scripts/measure/desk-client.ts';

/** One more than the backend hands out at a time. */
const count = 1001;
const product = inject('product');

beforeAll(async () => {
  const before = (await readBuild(product.url)).posts['nl'] ?? 0;
  await insertPosts(
    product,
    Array.from({ length: count }, (_, number) => aRow({ number, language: 'nl' })),
  );
  await fetch(product.buildHookUrl, { method: 'POST' });
  await until(async () => (await readBuild(product.url)).posts['nl'] === before + count, {
    seconds: 90,
    what: 'all are built',
  });
}, 150_000);

test('1,001 published posts are all pages, in the sitemap, and within reach of the overviews', async () => {
  const missing: number[] = [];
  for (let number = 0; number < count; number++) {
    const page = await fetch(`${product.url}/blog/bericht-${number}-nl`);
    if (page.status !== 200 || !(await page.text()).includes(`Bericht ${number} (nl)</h1>`))
      missing.push(number);
  }
  expect(missing).toEqual([]);

  const sitemap = await (await fetch(`${product.url}/sitemap-posts-nl.xml`)).text();
  expect(sitemap.match(/\/blog\/bericht-\d+-nl</g)).toHaveLength(count);

  const linked = new Set<string>();
  for (let next: string | undefined = '/nl/blog'; next !== undefined;) {
    const overview: string = await (await fetch(`${product.url}${next}`)).text();
    for (const [slug] of overview.matchAll(/bericht-\d+-nl/g)) linked.add(slug);
    next = /rel="prev" href="([^"]+)"/.exec(overview)?.[1];
  }
  expect(linked.size).toBe(count);
});
