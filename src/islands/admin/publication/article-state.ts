import { postState, type PostState } from '#core/post/post-state.ts';
import type { ArticlePost } from '#contract/articles.ts';

/** The state of one language of an article. */
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

/** Whether it can be published as it is: complete, and not live yet. */
export const isPublishable = (post: ArticlePost): boolean =>
  !post.is_published && post.translation !== 'pending';

/** A machine translation that no editor has reviewed. */
export const isUnread = (post: ArticlePost): boolean => post.translation === 'machine';
