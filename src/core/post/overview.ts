/** Posts per overview. */
export const postsPerPage = 12;

/** The newest posts, newest first, and the number of the page with older ones; undefined if all are shown. */
export function newestOf<Post>(posts: Posts<Post>): { newest: Post[]; older: number | undefined } {
  const size = posts.size();
  const pages = numberedPageCount(size);
  return { newest: posts.range(size - postsPerPage, size).reverse(), older: pages === 0 ? undefined : pages };
}

/**
 * The numbered overviews of older posts in this range, as far as they exist. They count from the oldest and are
 * always full, so a page stays the same when posts are added. The last one may share posts with the newest.
 * @example numberedPagesOf(postsUpTo(14)).length // => 1: posts 1–12; the newest are 14–3
 */
export function numberedPagesOf<Post>(
  posts: Posts<Post>,
  { from, to }: Numbers = { from: 1, to: Number.POSITIVE_INFINITY },
): NumberedPage<Post>[] {
  const pages = numberedPageCount(posts.size());
  const last = Math.min(to, pages);
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => {
    const page = from + index;
    return {
      page,
      posts: posts.range((page - 1) * postsPerPage, page * postsPerPage).reverse(),
      older: page === 1 ? undefined : page - 1,
      newer: page === pages ? undefined : page + 1,
    };
  });
}

/**
 * The number of numbered pages.
 * @example numberedPageCount(25) // => 2
 */
export const numberedPageCount = (posts: number): number =>
  Math.max(0, Math.ceil((posts - postsPerPage) / postsPerPage));

/** Posts, oldest first; positions start at 0, and a range is clamped to the posts. */
export type Posts<Post> = { size: () => number; range: (from: number, to: number) => Post[] };

export type Numbers = { from: number; to: number };

/** Its posts are newest first. */
export type NumberedPage<Post> = {
  page: number;
  posts: Post[];
  /** The number of the older page; undefined for the oldest. */
  older: number | undefined;
  /** The number of the newer page; undefined if the newest posts follow. */
  newer: number | undefined;
};
