import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overviewOf, postsPerPage } from './overview.ts';

const postsUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test('shows the twelve newest, newest first', () => {
  expect(overviewOf(postsUpTo(14)).newest).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test('needs no numbered page for up to twelve posts', () => {
  expect(overviewOf(postsUpTo(12)).numbered).toEqual([]);
});

test('links the newest page to the overview and the oldest to nothing older', () => {
  const { numbered } = overviewOf(postsUpTo(30));
  expect(numbered.map(({ page, older, newer }) => [page, older, newer])).toEqual([
    [1, undefined, 2],
    [2, 1, undefined],
  ]);
});

test('shows every post somewhere, and keeps a numbered page as it is when posts are added', () => {
  fc.assert(
    fc.property(fc.nat(400), fc.nat(60), (count, added) => {
      const before = overviewOf(postsUpTo(count));
      const after = overviewOf(postsUpTo(count + added));
      const shown = new Set([...before.newest, ...before.numbered.flatMap(({ posts }) => posts)]);
      expect(shown.size).toBe(count);
      for (const { page, posts } of before.numbered) {
        expect(posts).toHaveLength(postsPerPage);
        expect(after.numbered[page - 1]?.posts).toEqual(posts);
      }
    }),
  );
});
