import type { Translation } from './post.ts';

/**
 * Returns the state of one language of an article, as the desk shows it. A published text is `live`, unless it is outdated
 * or its date is in the future. The state of any other text says how far it is from publication.
 *
 * @example postState({ translation: 'pending', isPublished: false, publishedAt: undefined, publishAt: undefined,
 * isOutdated: false }, new Date()) // => 'pending'
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
  /** The time at which the schedule will publish the text. */
  publishAt: Date | undefined;
  /** Whether the Dutch text has changed since the translation. */
  isOutdated: boolean;
};

export type PostState = 'scheduled' | 'outdated' | 'live' | 'pending' | 'machine' | 'reviewed' | 'draft';
