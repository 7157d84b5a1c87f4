import { namingPost } from '#core/post/naming-post.ts';
import type { PostTeaser, PublishedPost } from '#core/post/published-post.ts';
import { postReading, type PostReading } from '#core/post/text/reading.ts';
import type { PostPage } from './post-pages.ts';
import type { PublishedContent } from './published-content.ts';

/**
 * What the pages of these posts show, in the order of the pages. Each kind of work is done for all of them before the next
 * kind begins: a processor is quicker at that than at one page after the other (docs/performance.md). Throws where a post is
 * not there or cannot be rendered, and names it.
 */
export function shownPosts(
  pages: readonly PostPage[],
  content: Pick<PublishedContent, 'post' | 'teasers'>,
): ShownPost[] {
  const posts = pages.map((page) => ({ page, post: content.post(page.slug) }));
  const slugs = new Set(pages.flatMap(onwards));
  const teasers = new Map(content.teasers([...slugs]).map((teaser) => [teaser.slug, teaser]));
  return posts.map(({ page, post }) => ({
    post,
    reading: namingPost(post.slug, () => postReading(post)),
    previous: page.previous === undefined ? undefined : teasers.get(page.previous),
    next: page.next === undefined ? undefined : teasers.get(page.next),
    related: page.related.flatMap((slug) => teasers.get(slug) ?? []),
  }));
}

const onwards = ({ previous, next, related }: PostPage): string[] =>
  [previous, next, ...related].filter((slug) => slug !== undefined);

/** A post with what is worked out of its text, and the posts its page leads to. */
export type ShownPost = {
  post: PublishedPost;
  reading: PostReading;
  previous: PostTeaser | undefined;
  next: PostTeaser | undefined;
  related: PostTeaser[];
};
