import type { EditablePost } from '#contract/articles.ts';

/** What the main button does, which its words say. An unread text is saved, because publishing it needs a question. */
export function mainAction({ isPublished, publishAt, translation }: Post, isRead: boolean): MainAction {
  if (isPublished) return 'update';
  if (publishAt !== null) return 'keep-planned';
  return isRead && translation !== 'pending' ? 'publish' : 'draft';
}

type Post = Pick<EditablePost, 'isPublished' | 'publishAt' | 'translation'>;

type MainAction = 'publish' | 'update' | 'keep-planned' | 'draft';
