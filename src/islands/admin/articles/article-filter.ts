import { postState, type PostState } from '#core/post/post-state.ts';
import type { Article, ArticlePost } from '#stores/articles.ts';

export const filters = ['all', 'live', 'draft', 'untranslated', 'outdated'] as const;

/** Whether an article has a language of the kind that is looked for. */
export const fitsFilter = (article: Article, filter: Filter): boolean => article.posts.some(kinds[filter]);

const kinds: Record<Filter, (post: ArticlePost) => boolean> = {
  all: () => true,
  live: (post) => post.is_published,
  draft: (post) => !post.is_published,
  untranslated: (post) => post.translation === 'pending',
  outdated: (post) => post.outdated,
};

export const stateOf = (post: ArticlePost): PostState =>
  postState(
    {
      translation: post.translation,
      isPublished: post.is_published,
      publishedAt: post.published_at === null ? undefined : new Date(post.published_at),
      isOutdated: post.outdated,
    },
    new Date(),
  );

export type Filter = (typeof filters)[number];
