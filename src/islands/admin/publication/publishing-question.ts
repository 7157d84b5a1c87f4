import type { ArticlePost } from '#contract/articles.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import type { Question } from '../parts/dialog/ConfirmDialog.tsx';
import { isUnread } from './article-state.ts';

/** What an editor must confirm before posts become public. `text` is empty if there is nothing to confirm. */
export function publishingQuestion(
  posts: readonly Publishable[],
  { words, undescribed = 0 }: Asking,
): Question {
  const texts = words.articles.together;
  const unread = posts.filter((post) => !post.isPublished && isUnread(post)).length;
  const images = undescribed === 0 ? [] : [fill(words.edit.undescribed.text, { n: undescribed })];
  if (unread === 0) return { ...words.edit.undescribed, text: images.join() };
  return {
    title: texts.unreadTitle,
    text: [counted(texts.unread, unread), texts.unreadText, ...images].join(' '),
    confirm: texts.unreadConfirm,
  };
}

/** `undescribed`: how many images in the text have no description. */
type Asking = { words: DeskWords; undescribed?: number | undefined };

export type Publishable = Pick<ArticlePost, 'slug' | 'isPublished' | 'translation'>;
