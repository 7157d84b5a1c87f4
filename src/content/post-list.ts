import type { PostKey } from './snapshot/snapshot-rows.ts';

/** The posts of a language in the order of their dates, oldest first; places are counted from 0. */
export type PostList = {
  size: () => number;
  /** The posts from one place up to another, which is not among them; fewer where the list ends. */
  range: (from: number, to: number) => PostKey[];
  /** How many posts stand before such a one, whether it is in the list or not. */
  placeOf: (post: Pick<PostKey, 'publishedAt' | 'slug'>) => number;
};
