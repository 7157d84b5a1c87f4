/** How many posts an overview shows. */
export const postsPerPage = 12;

/**
 * Divides posts, oldest first, into the overview of the newest and numbered pages of older ones. Pages are numbered
 * from the oldest and always full, so a page stays what it is when posts are added. The last numbered page may
 * share posts with the newest.
 * @example overviewOf(range(1, 14)).numbered.length // => 1: posts 1–12; the newest are 14–3
 */
export function overviewOf<Post>(oldestFirst: readonly Post[]): Overview<Post> {
  const pages = numberedPageCount(oldestFirst.length);
  return {
    newest: oldestFirst.slice(-postsPerPage).reverse(),
    numbered: Array.from({ length: pages }, (_, index) => ({
      page: index + 1,
      posts: oldestFirst.slice(index * postsPerPage, (index + 1) * postsPerPage).reverse(),
      older: index === 0 ? undefined : index,
      newer: index + 1 === pages ? undefined : index + 2,
    })),
  };
}

/**
 * How many numbered pages so many posts fill.
 * @example numberedPageCount(25) // => 2
 */
export const numberedPageCount = (posts: number): number =>
  Math.max(0, Math.ceil((posts - postsPerPage) / postsPerPage));

/** Each list is newest first. */
export type Overview<Post> = { newest: Post[]; numbered: NumberedPage<Post>[] };

export type NumberedPage<Post> = {
  page: number;
  posts: Post[];
  /** The number of the page before; undefined for the oldest. */
  older: number | undefined;
  /** The number of the page after; undefined where the newest posts come next. */
  newer: number | undefined;
};
