import { reusableWords, isInherited, isParallel } from './reusable-words.ts';
import type { TranslationPair } from './ports.ts';
import { fieldNames, segmentsOf, type TranslatableText } from './segments.ts';

/**
 * Returns what a translation would do now: whether the post is up to date, and how many parts of the text have changed, if
 * that is known.
 */
export function outlookOf({ source, post, earlierSource }: TranslationPair): Outlook {
  if (post === undefined || post.translation === 'pending') return { isUpToDate: false, changed: undefined };
  const isUpToDate = !post.isOutdated && (earlierSource === undefined || isSameText(earlierSource, source));
  const earlier = earlierSource && { source: earlierSource, translation: post };
  if (isUpToDate || earlier === undefined || !isParallel(earlier)) return { isUpToDate, changed: undefined };
  const reusable = reusableWords(source, earlier);
  return { isUpToDate, changed: segmentsOf(source).filter(({ id }) => !isInherited(id, reusable)).length };
}

const isSameText = (one: TranslatableText, other: TranslatableText): boolean =>
  one.content === other.content && fieldNames.every((name) => (one[name] ?? '') === (other[name] ?? ''));

/**
 * After a small fix of the Dutch text, its translations still count as up to date, although an editor may translate the
 * fix.
 */
export type Outlook = { isUpToDate: boolean; changed: number | undefined };
