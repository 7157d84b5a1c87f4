import type { ArticlePost } from '#contract/articles.ts';
import { isOutdated, isPublishable, isUnread } from '../../publication/article-state.ts';

/** What the other languages of an article wait for, most urgent first. Undefined if they wait for nothing. */
export function whatNext(posts: readonly ArticlePost[], open: string): Next | undefined {
  const others = posts.filter(({ slug }) => slug !== open);
  const untranslated = posts.filter(
    ({ translation, isTranslating }) => translation === 'pending' && !isTranslating,
  );
  const hasFailed = untranslated.some(({ problem }) => problem !== undefined);
  const waiting: [NextName, ArticlePost[]][] = [
    ['outdated', posts.filter(isOutdated)],
    ['unread', posts.filter(isUnread)],
    ['translating', posts.filter(({ isTranslating }) => isTranslating)],
    [hasFailed ? 'failed' : 'untranslated', untranslated],
    // A text that has been live may be hidden on purpose, and a planned one waits for its time.
    [
      'ready',
      others.filter((post) => isPublishable(post) && post.publishedAt === null && post.publishAt === null),
    ],
  ];
  const [name, found] = waiting.find(([, each]) => each.length > 0) ?? [];
  return name && found && { name, posts: found };
}

type NextName = 'outdated' | 'translating' | 'unread' | 'failed' | 'untranslated' | 'ready';

export type Next = { name: NextName; posts: ArticlePost[] };
