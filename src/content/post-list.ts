import type { PostKey } from './snapshot-rows.ts';

/** The posts of a language in the order of their dates, oldest first; places are counted from 0. */
export type PostList = {
  size: () => number;
  /** The posts from one place up to another, which is not among them; fewer where the list ends. */
  range: (from: number, to: number) => PostKey[];
  /** How many posts stand before such a one, whether it is in the list or not. */
  placeOf: (post: Pick<PostKey, 'publishedAt' | 'slug'>) => number;
};

/** Such a list of what is in memory: to look at all posts is quicker than to ask the snapshot for each. */
export const listOf = (oldestFirst: readonly PostKey[]): PostList => ({
  size: () => oldestFirst.length,
  range: (from, to) => oldestFirst.slice(Math.max(0, from), Math.max(0, to)),
  placeOf: (post) => oldestFirst.filter((other) => isBefore(other, post)).length,
});

/** Posts of the same instant stand in the order of their slugs, so that the order never wavers. */
const isBefore = (
  a: Pick<PostKey, 'publishedAt' | 'slug'>,
  b: Pick<PostKey, 'publishedAt' | 'slug'>,
): boolean => a.publishedAt < b.publishedAt || (a.publishedAt === b.publishedAt && a.slug < b.slug);
