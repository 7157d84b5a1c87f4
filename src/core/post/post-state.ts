import type { Translation } from './post.ts';

/**
 * Where one language of an article stands, as an editor is told. What is on the site comes first, then what keeps it off.
 * @example postState({ translation: 'pending', isPublished: false, publishedAt: undefined, isOutdated: false }, new Date()) // => 'pending'
 */
export function postState(
  { translation, isPublished, publishedAt, isOutdated }: Standing,
  now: Date,
): PostState {
  if (isPublished && publishedAt !== undefined && publishedAt > now) return 'scheduled';
  if (isOutdated) return 'outdated';
  if (isPublished) return 'live';
  if (translation === 'pending') return 'pending';
  return translation === 'machine' ? 'machine' : 'draft';
}

type Standing = {
  translation: Translation;
  isPublished: boolean;
  publishedAt: Date | undefined;
  /** The Dutch text has changed since. */
  isOutdated: boolean;
};

export type PostState = 'scheduled' | 'outdated' | 'live' | 'pending' | 'machine' | 'draft';
