import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newestOf, numberedPagesOf, postsPerPage } from './overview.ts';

const postsUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('newestOf', () => {
  test('returns the twelve newest posts, newest first', () => {
    expect(newestOf(postsUpTo(14))).toEqual({ newest: [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3], older: 1 });
  });
});

describe('numberedPagesOf', () => {
  test('returns no pages if there are at most twelve posts', () => {
    expect(numberedPagesOf(postsUpTo(12))).toEqual([]);
    expect(newestOf(postsUpTo(12)).older).toBeUndefined();
  });

  test('numbers the pages from the oldest, which is page 1', () => {
    expect(numberedPagesOf(postsUpTo(30)).map(({ page, older, newer }) => [page, older, newer])).toEqual([
      [1, undefined, 2],
      [2, 1, undefined],
    ]);
  });

  test('includes every post that newestOf omits, and keeps the posts of every existing page when posts are added', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(60), (count, added) => {
        const earlier = numberedPagesOf(postsUpTo(count));
        const after = numberedPagesOf(postsUpTo(count + added));
        const { newest } = newestOf(postsUpTo(count));
        const shown = new Set([...newest, ...earlier.flatMap(({ posts }) => posts)]);
        expect(shown.size).toBe(count);
        for (const { page, posts } of earlier) {
          expect(posts).toHaveLength(postsPerPage);
          expect(after[page - 1]?.posts).toEqual(posts);
        }
      }),
    );
  });
});
