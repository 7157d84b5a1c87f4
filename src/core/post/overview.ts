/** This many posts are on a page of the blog overview. */
export const postsPerPage = 12;

/** Returns the posts of the first page of an overview, newest first, and the number of the next older page, if any. */
export function newestOf<Post>(oldestFirst: readonly Post[]): { newest: Post[]; older: number | undefined } {
  const pages = numberedPageCount(oldestFirst.length);
  return { newest: oldestFirst.slice(-postsPerPage).reverse(), older: pages === 0 ? undefined : pages };
}

/**
 * Returns the numbered overviews. Page 1 has the oldest posts. Every page is full, so new posts do not change a page.
 * The last page may repeat posts of the unnumbered overview, which lists the newest posts.
 * @example numberedPagesOf(fourteenPosts).length // => 1: posts 1–12. The unnumbered overview lists posts 3–14.
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

/** How many numbered pages of older posts there are. */
export const numberedPageCount = (posts: number): number =>
  Math.max(0, Math.ceil((posts - postsPerPage) / postsPerPage));

export type NumberedPage<Post> = {
  page: number;
  posts: Post[];
  older: number | undefined;
  /** The number of the overview with newer posts, or undefined if only the unnumbered overview is newer. */
  newer: number | undefined;
};
