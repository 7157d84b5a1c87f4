import type { PostSnapshot } from '../preview/preview.ts';

/**
 * Where one language of an article stands, as an editor is told. What is on the site comes first, then what keeps it off.
 * @example postState({ translation: 'pending', isPublished: false, publishedAt: undefined, publishAt: undefined, isOutdated: false }, new Date()) // => 'pending'
 */
export function postState(
  { translation, isPublished, publishedAt, publishAt, isOutdated }: Standing,
  now: Date,
): PostState {
  if (publishAt !== undefined || (isPublished && publishedAt !== undefined && publishedAt > now))
    return 'scheduled';
  if (isOutdated) return 'outdated';
  if (isPublished) return 'live';
  if (translation === 'pending') return 'pending';
  return translation === 'source' ? 'draft' : translation;
}

type Standing = Pick<
  PostSnapshot,
  'translation' | 'isPublished' | 'publishedAt' | 'publishAt' | 'isOutdated'
>;

export type PostState = 'scheduled' | 'outdated' | 'live' | 'pending' | 'machine' | 'reviewed' | 'draft';
