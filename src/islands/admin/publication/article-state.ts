import { postState, type PostState } from '#core/post/post-state.ts';
import type { ArticlePost } from '#contract/articles.ts';

/** Where one language of an article stands now. */
export const stateOf = (post: ArticlePost): PostState =>
  postState(
    {
      translation: post.translation,
      isPublished: post.is_published,
      publishedAt: post.published_at === null ? undefined : new Date(post.published_at),
      publishAt: post.publish_at === null ? undefined : new Date(post.publish_at),
      isOutdated: post.outdated,
    },
    new Date(),
  );

/** Whether it can go to the site as it is: written, and not there yet. */
export const isPublishable = (post: ArticlePost): boolean =>
  !post.is_published && post.translation !== 'pending';

/** A program translated it, and nobody has read it since. */
export const isUnread = (post: ArticlePost): boolean => post.translation === 'machine';
