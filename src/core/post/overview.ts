/** How many posts an overview shows. */
export const postsPerPage = 12;

/**
 * The newest posts, newest first, and the number of the overview that older ones begin at; undefined where all are shown.
 */
export function newestOf<Post>(posts: Posts<Post>): { newest: Post[]; older: number | undefined } {
  const size = posts.size();
  const pages = numberedPageCount(size);
  return { newest: posts.range(size - postsPerPage, size).reverse(), older: pages === 0 ? undefined : pages };
}

/**
 * The numbered overviews of older posts that have these numbers, both included, as far as they exist. They are numbered
 * from the oldest and always full, so a page stays what it is when posts are added. The last one may share posts
 * with the newest.
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
 * How many numbered pages so many posts fill.
 * @example numberedPageCount(25) // => 2
 */
export const numberedPageCount = (posts: number): number =>
  Math.max(0, Math.ceil((posts - postsPerPage) / postsPerPage));

/** Posts, oldest first; places are counted from 0, and a range ends where the posts do. */
export type Posts<Post> = { size: () => number; range: (from: number, to: number) => Post[] };

export type Numbers = { from: number; to: number };

/** Its posts are newest first. */
export type NumberedPage<Post> = {
  page: number;
  posts: Post[];
  /** The number of the page before; undefined for the oldest. */
  older: number | undefined;
  /** The number of the page after; undefined where the newest posts come next. */
  newer: number | undefined;
};
