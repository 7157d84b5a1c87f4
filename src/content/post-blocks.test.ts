/** The keys of blocks change whenever a page in them does, so that a partial build misses none. */
import { describe, expect, test } from 'vitest';
import type { PostKey } from './post-lists.ts';
import { postBlocks } from './post-blocks.ts';

const aKey = (slugBase: string, overrides: Partial<PostKey> = {}): PostKey => ({
  id: `id of ${slugBase}`,
  slug: `${slugBase}-nl`,
  slugBase,
  locale: 'nl',
  publishedAt: 0,
  changedAt: 0,
  revision: 1,
  words: 'zwemba',
  links: '',
  ...overrides,
});

const pagesOf = (nl: PostKey[], versions = new Map<string, PostKey[]>()) =>
  postBlocks({ posts: { nl, en: [], es: [], de: [] }, versions }).flatMap((block) => [...block.pages()]);
const changedBetween = (before: PostKey[], after: PostKey[]): string[] => {
  const known = new Map(pagesOf(before).map(({ props, key }) => [props.slug, key]));
  return pagesOf(after)
    .filter(({ props, key }) => known.get(props.slug) !== key)
    .map(({ props }) => props.slug);
};
const posts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((slugBase) => aKey(slugBase));

describe('pages of posts', () => {
  test('contain the slugs of the previous and the next post and of older related posts', () => {
    expect(pagesOf(posts)[4]?.props).toMatchObject({
      slug: 'e-nl',
      previous: 'd-nl',
      next: 'f-nl',
      related: ['c-nl', 'b-nl', 'a-nl'],
    });
  });

  test('stay the same when a post is added, except the page of the previously newest post', () => {
    expect(changedBetween(posts, [...posts, aKey('new')])).toEqual(['h-nl', 'new-nl']);
  });

  test('change when their own post or a post that they link to changes', () => {
    const after = posts.map((key) => (key.slugBase === 'c' ? { ...key, revision: 2 } : key));
    expect(changedBetween(posts, after)).toEqual(['b-nl', 'c-nl', 'd-nl', 'e-nl', 'f-nl', 'g-nl']);
  });

  test('change after a post is hidden only if they linked to that post or belong to the oldest posts', () => {
    const after = posts.filter(({ slugBase }) => slugBase !== 'c');
    expect(changedBetween(posts, after)).toEqual(['a-nl', 'b-nl', 'd-nl', 'e-nl', 'f-nl', 'g-nl']);
  });

  test('replace a link to a post in another language if the post exists in the language of the page', () => {
    const page = aKey('a', { slug: 'a-de', locale: 'de', links: 'pool-nl keys-nl' });
    const pageWith = (...versions: PostKey[]) => {
      const grouped = Map.groupBy([page, ...versions], ({ slugBase }) => slugBase);
      const [block] = postBlocks({ posts: { nl: [], en: [], es: [], de: [page] }, versions: grouped });
      return { block: block?.key, ...[...(block?.pages() ?? [])][0] };
    };
    const [dutch, german] = [aKey('pool'), aKey('pool', { slug: 'pool-de', locale: 'de' })];
    expect(pageWith(dutch).props?.sameLanguage).toEqual({});
    expect(pageWith(dutch, german).props?.sameLanguage).toEqual({ 'pool-nl': 'pool-de' });
    expect(pageWith(dutch, german).key).not.toBe(pageWith(dutch).key);
    expect(pageWith(dutch, german).block).not.toBe(pageWith(dutch).block);
    const renamed = aKey('pool', { slug: 'zwembad-nl' });
    const link = { ...page, links: 'zwembad-nl' };
    const versions = new Map([['pool', [renamed, german]]]);
    const [block] = postBlocks({ posts: { nl: [], en: [], es: [], de: [link] }, versions });
    expect([...(block?.pages() ?? [])][0]?.props.sameLanguage).toEqual({ 'zwembad-nl': 'pool-de' });
    expect(pageWith(dutch, aKey('keys')).key).toBe(pageWith(dutch).key);
  });

  test('change when their article gains another language', () => {
    const [post] = posts;
    if (post === undefined) throw new Error('There are posts.');
    const pageWith = (...versions: PostKey[]) => pagesOf([post], new Map([['a', versions]]))[0];
    const alone = pageWith(post);
    const joined = pageWith(post, { ...post, slug: 'a-de', locale: 'de' });
    expect(joined?.key).not.toBe(alone?.key);
  });
});
