import type { Locale } from '#core/locale.ts';
import { needsChecklist } from '#core/publishing/review/review-checks.ts';
import { postState, type PostState } from '#core/post/post-state.ts';
import type { ArticlePost } from '#contract/articles.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

export const stateOf = (
  post: Pick<ArticlePost, 'translation' | 'isPublished' | 'publishedAt' | 'publishAt' | 'outdated'>,
): PostState =>
  postState(
    {
      translation: post.translation,
      isPublished: post.isPublished,
      publishedAt: post.publishedAt === null ? undefined : new Date(post.publishedAt),
      publishAt: post.publishAt === null ? undefined : new Date(post.publishAt),
      isOutdated: post.outdated,
    },
    new Date(),
  );

export const isPublishable = (post: ArticlePost): boolean =>
  !post.isPublished && post.translation !== 'pending';

export const namesOf = (posts: readonly { language: Locale }[], words: DeskWords): string =>
  posts.map(({ language }) => words.languageNames[language]).join(', ');

export const isUnread = (post: Pick<ArticlePost, 'translation'>): boolean => post.translation === 'machine';

/** Whether a person can update the translation now. */
export const isOutdated = (post: ArticlePost): boolean =>
  post.outdated && !post.isTranslating && !needsChecklist(post);

/** Whether the last attempt to translate the text failed, and no other is under way. */
export const hasFailed = ({ problem, isTranslating }: ArticlePost): boolean =>
  problem !== undefined && !isTranslating;

/** If an attempt to translate had a problem, the text says that the translation will be tried again. */
export const translatingText = ({ problem }: ArticlePost, { articles }: DeskWords): string =>
  problem === undefined ? articles.translating : articles.retrying;
