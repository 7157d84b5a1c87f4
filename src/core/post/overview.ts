/** Posts per overview. */
export const postsPerPage = 12;

/** The newest posts, newest first, and the number of the overview that continues with older ones; undefined where all fit. */
export function newestOf<Post>(oldestFirst: readonly Post[]): { newest: Post[]; older: number | undefined } {
  const pages = numberedPageCount(oldestFirst.length);
  return { newest: oldestFirst.slice(-postsPerPage).reverse(), older: pages === 0 ? undefined : pages };
}

/**
 * The numbered overviews of older posts. They are numbered from the oldest and always full, so a page stays the same when
 * posts are added. The last one may share posts with the newest.
 * @example numberedPagesOf(fourteenPosts).length // => 1: posts 1–12; the newest are 14–3
 */
export function numberedPagesOf<Post>(oldestFirst: readonly Post[]): NumberedPage<Post>[] {
  const pages = numberedPageCount(oldestFirst.length);
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    return {
      page,
      posts: oldestFirst.slice(index * postsPerPage, page * postsPerPage).reverse(),
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

/** Its posts are newest first. */
export type NumberedPage<Post> = {
  page: number;
  posts: Post[];
  /** The number of the older page; undefined for the oldest. */
  older: number | undefined;
  /** The number of the newer page; undefined if the newest posts follow. */
  newer: number | undefined;
};
