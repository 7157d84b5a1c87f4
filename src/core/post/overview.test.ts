import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newestOf, numberedPagesOf, postsPerPage, type Posts } from './overview.ts';

function postsUpTo(count: number): Posts<number> {
  const posts = Array.from({ length: count }, (_, index) => index + 1);
  return { size: () => count, range: (from, to) => posts.slice(Math.max(0, from), to) };
}

describe('newestOf', () => {
  test('shows the twelve newest, newest first', () => {
    expect(newestOf(postsUpTo(14))).toEqual({ newest: [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3], older: 1 });
  });
});

describe('numberedPagesOf', () => {
  test('needs no numbered page for up to twelve posts', () => {
    expect(numberedPagesOf(postsUpTo(12))).toEqual([]);
    expect(newestOf(postsUpTo(12)).older).toBeUndefined();
  });

  test('links the newest page to the overview and the oldest to nothing older', () => {
    expect(numberedPagesOf(postsUpTo(30)).map(({ page, older, newer }) => [page, older, newer])).toEqual([
      [1, undefined, 2],
      [2, 1, undefined],
    ]);
  });

  test('returns the same pages one by one as all at once, and none that do not exist', () => {
    const all = numberedPagesOf(postsUpTo(100));
    expect(numberedPagesOf(postsUpTo(100), { from: 3, to: 5 })).toEqual(all.slice(2, 5));
    expect(numberedPagesOf(postsUpTo(100), { from: 7, to: 20 })).toEqual(all.slice(6));
    expect(numberedPagesOf(postsUpTo(100), { from: 20, to: 30 })).toEqual([]);
  });

  test('shows every post somewhere, and keeps a numbered page when posts are added', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(60), (count, added) => {
        const before = numberedPagesOf(postsUpTo(count));
        const after = numberedPagesOf(postsUpTo(count + added));
        const { newest } = newestOf(postsUpTo(count));
        const shown = new Set([...newest, ...before.flatMap(({ posts }) => posts)]);
        expect(shown.size).toBe(count);
        for (const { page, posts } of before) {
          expect(posts).toHaveLength(postsPerPage);
          expect(after[page - 1]?.posts).toEqual(posts);
        }
      }),
    );
  });
});
