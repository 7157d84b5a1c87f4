import { locales } from '#core/locale.ts';
import { postState, type PostState } from '#core/post/post-state.ts';
import type { Article, ArticlePost } from '#contract/articles.ts';

export const filters = [
  'all',
  'live',
  'scheduled',
  'outdated',
  'draft',
  'reviewed',
  'machine',
  'untranslated',
  'missing',
] as const;

/** Whether an article has a language of the kind that is looked for, or lacks one. */
export const fitsFilter = (article: Article, filter: Filter): boolean => {
  if (filter === 'all') return true;
  if (filter === 'missing') return article.posts.length < locales.length;
  return article.posts.some(kinds[filter]);
};

const kinds: Record<Exclude<Filter, 'all' | 'missing'>, (post: ArticlePost) => boolean> = {
  live: (post) => post.is_published,
  draft: (post) => !post.is_published,
  untranslated: (post) => post.translation === 'pending',
  outdated: (post) => post.outdated,
  scheduled: (post) => stateOf(post) === 'scheduled',
  machine: (post) => stateOf(post) === 'machine',
  reviewed: (post) => stateOf(post) === 'reviewed',
};

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

export type Filter = (typeof filters)[number];
