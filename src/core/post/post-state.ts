import type { Translation } from './post.ts';

/**
 * Returns the state of a language version, such as `live` for a published, current text. `scheduled` is a draft that the
 * schedule will publish (`publishAt`), or a published post whose date is in the future. Visitors see neither yet. The
 * filters of `list_articles()` in the database are wider: `draft` there is every unpublished post.
 */
export function postState(
  { translation, isPublished, publishedAt, publishAt, isOutdated }: PostStatus,
  now: Date,
): PostState {
  const hasFutureDate = isPublished && publishedAt !== undefined && publishedAt > now;
  if (publishAt !== undefined || hasFutureDate) return 'scheduled';
  if (isOutdated) return isPublished ? 'outdated' : 'outdated-draft';
  if (isPublished) return 'live';
  if (translation === 'pending') return 'pending';
  return translation === 'source' ? 'draft' : translation;
}

export type PostStatus = {
  translation: Translation;
  isPublished: boolean;
  publishedAt: Date | undefined;
  publishAt: Date | undefined;
  /** Whether the Dutch text has changed, by more than a small fix, since this translation was made. */
  isOutdated: boolean;
};

/** `outdated`: visitors can read the text, unlike an `outdated-draft`. */
export type PostState =
  | 'scheduled'
  | 'outdated'
  | 'outdated-draft'
  | 'live'
  | 'pending'
  | 'machine'
  | 'reviewed'
  | 'draft';
