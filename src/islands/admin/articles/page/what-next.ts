import type { ArticlePost } from '#contract/articles.ts';
import { sourceLocale, type Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { hasFailed, isOutdated, isPublishable, isUnread } from '../../publication/article-state.ts';

/**
 * What the other languages of an article wait for, most urgent first. Undefined if they wait for nothing. Without an
 * open language, as in a list, the article may also wait for its writer.
 */
export function whatNext(posts: readonly ArticlePost[], open?: string): Next | undefined {
  const others = posts.filter(({ slug }) => slug !== open);
  const untranslated = posts.filter(
    ({ translation, isTranslating }) => translation === 'pending' && !isTranslating,
  );
  const isLive = posts.some(({ isPublished }) => isPublished);
  // A text that has been live may be hidden on purpose, and a planned one waits for its time.
  const drafts = others.filter(
    (post) => isPublishable(post) && post.publishedAt === null && post.publishAt === null,
  );
  const waiting: [NextName, ArticlePost[]][] = [
    ['outdated', posts.filter(isOutdated)],
    ['unread', posts.filter(isUnread)],
    ['translating', posts.filter(({ isTranslating }) => isTranslating)],
    ['failed', untranslated.some(hasFailed) ? untranslated : []],
    [
      'draft',
      open === undefined ? drafts.filter(({ language }) => isBeingWritten(language, { isLive })) : [],
    ],
    ['untranslated', untranslated],
    ['ready', drafts],
  ];
  const [name, found] = waiting.find(([, each]) => each.length > 0) ?? [];
  return name && found && { name, posts: found };
}

/** A Dutch text is still being written until the article is live. Every other draft has been read. */
export const isBeingWritten = (language: Locale, { isLive }: { isLive: boolean }): boolean =>
  language === sourceLocale && !isLive;

/** What an editor does next, in the same words wherever an article is listed. */
export const stepText = (name: Exclude<NextName, 'translating'>, words: DeskWords): string =>
  ({
    outdated: words.today.steps.update,
    unread: words.today.steps.review,
    failed: words.frame.retry,
    draft: words.today.steps.goOn,
    untranslated: words.translation.translate,
    ready: words.edit.publish,
  })[name];

type NextName = 'outdated' | 'translating' | 'unread' | 'failed' | 'draft' | 'untranslated' | 'ready';

export type Next = { name: NextName; posts: ArticlePost[] };
