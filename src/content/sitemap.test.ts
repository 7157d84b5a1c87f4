import { describe, expect, test } from 'vitest';
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
  links: '',
});

const partsOf = (count: number) => {
  const nl = Array.from({ length: count }, (_, number) => aPost(number));
  return sitemapParts('nl', { posts: { nl, en: [], es: [], de: [] }, versions: new Map() });
};

describe('sitemapParts', () => {
  test.each([
    [0, [0]],
    [200, [200]],
    [201, [200, 1]],
    [400, [200, 200]],
    [401, [200, 200, 1]],
  ])(
    'divides %d posts into files of %j entries, and numbers every file except the newest',
    (count, sizes) => {
      const parts = partsOf(count);
      expect(parts.map(({ props }) => props.entries.length)).toEqual(sizes);
      expect(parts.at(-1)?.path).toBe('/sitemap-posts-nl.xml');
      expect(parts.slice(0, -1).map(({ path }) => path)).toEqual(
        sizes.slice(1).map((_, index) => `/sitemap-posts-nl-${index + 1}.xml`),
      );
    },
  );

  test('changes only the newest file when a post is added', () => {
    const before = new Map(partsOf(300).map(({ path, key }) => [path, key]));
    const changed = partsOf(301).filter(({ path, key }) => before.get(path) !== key);
    expect(changed.map(({ path }) => path)).toEqual(['/sitemap-posts-nl.xml']);
  });
});
