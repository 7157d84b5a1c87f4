export const postsPerPage = 12;

/**
 * Returns the newest posts, newest first, and the number of the overview that continues with older posts. The number is
 * undefined if all posts fit on the first overview.
 */
export function newestOf<Post>(oldestFirst: readonly Post[]): { newest: Post[]; older: number | undefined } {
  const pages = numberedPageCount(oldestFirst.length);
  return { newest: oldestFirst.slice(-postsPerPage).reverse(), older: pages === 0 ? undefined : pages };
}

/**
 * Returns the numbered overview pages of older posts. Page 1 has the oldest posts, and every page is full, so new posts never
 * change an existing page. The page with the highest number may repeat posts of the overview of the newest posts.
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
 * Returns how many numbered overviews there are.
 * @example numberedPageCount(25) // => 2
 */
export const numberedPageCount = (posts: number): number =>
  Math.max(0, Math.ceil((posts - postsPerPage) / postsPerPage));

/** A numbered overview lists its posts newest first. */
export type NumberedPage<Post> = {
  page: number;
  posts: Post[];
  /** The number of the overview with older posts. It is undefined on the oldest overview. */
  older: number | undefined;
  /** The number of the overview with newer posts. It is undefined if the overview of the newest posts follows. */
  newer: number | undefined;
};
