import type { Translation } from './post.ts';

/**
 * The state of one language of an article, as the desk shows it: publication comes first, then whatever prevents it.
 * @example postState({ translation: 'pending', isPublished: false, publishedAt: undefined, publishAt: undefined, isOutdated: false }, new Date()) // => 'pending'
 */
export function postState(
  { translation, isPublished, publishedAt, publishAt, isOutdated }: PostStatus,
  now: Date,
): PostState {
  if (publishAt !== undefined || (isPublished && publishedAt !== undefined && publishedAt > now))
    return 'scheduled';
  if (isOutdated) return 'outdated';
  if (isPublished) return 'live';
  if (translation === 'pending') return 'pending';
  return translation === 'source' ? 'draft' : translation;
}

export type PostStatus = {
  translation: Translation;
  isPublished: boolean;
  publishedAt: Date | undefined;
  /** When the schedule will publish it. */
  publishAt: Date | undefined;
  /** The Dutch text has changed since the translation. */
  isOutdated: boolean;
};

export type PostState = 'scheduled' | 'outdated' | 'live' | 'pending' | 'machine' | 'reviewed' | 'draft';
