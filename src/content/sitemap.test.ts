import { expect, test } from 'vitest';
import type { PostKey } from './post-lists.ts';
import { sitemapParts } from './sitemap.ts';

const aPost = (number: number): PostKey => ({
  id: String(number),
  slug: `post-${number}-nl`,
  slugBase: `post-${number}`,
  locale: 'nl',
  publishedAt: number,
  revision: 1,
  words: '',
});

const partsOf = (count: number) => {
  const nl = Array.from({ length: count }, (_, number) => aPost(number));
  return sitemapParts('nl', { posts: { nl, en: [], es: [], de: [] }, versions: new Map() });
};

test.each([
  [0, [0]],
  [200, [200]],
  [201, [200, 1]],
  [400, [200, 200]],
  [401, [200, 200, 1]],
])('the parts of a sitemap of %d posts name %j posts; the newest has no number', (count, sizes) => {
  const parts = partsOf(count);
  expect(parts.map(({ props }) => props.entries.length)).toEqual(sizes);
  expect(parts.at(-1)?.path).toBe('/sitemap-posts-nl.xml');
  expect(parts.slice(0, -1).map(({ path }) => path)).toEqual(
    sizes.slice(1).map((_, index) => `/sitemap-posts-nl-${index + 1}.xml`),
  );
});

test('a new post changes only the newest part', () => {
  const before = new Map(partsOf(300).map(({ path, key }) => [path, key]));
  const changed = partsOf(301).filter(({ path, key }) => before.get(path) !== key);
  expect(changed.map(({ path }) => path)).toEqual(['/sitemap-posts-nl.xml']);
});
