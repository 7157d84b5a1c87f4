import type { EditablePost } from '#contract/articles.ts';

/** What the main button does. An unread text is saved, because publishing it needs a question. */
export function nextStep({ isPublished, publishAt, translation }: Step, isRead: boolean): NextStep {
  if (isPublished) return 'publish';
  if (publishAt !== null) return 'keep-planned';
  return isRead && translation !== 'pending' ? 'publish' : 'draft';
}

type Step = Pick<EditablePost, 'isPublished' | 'publishAt' | 'translation'>;

export type NextStep = 'publish' | 'keep-planned' | 'draft';
