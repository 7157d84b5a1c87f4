import { reusableWords, isInherited, isParallel } from './reusable-words.ts';
import type { TranslationPair } from './ports.ts';
import { fieldNames, segmentsOf, type TranslatableText } from './segments.ts';

/** Returns whether a translated post is up to date. If not, also returns how many segments would change, if known. */
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

/** A small fix does not mark a translation as outdated, but makes `isUpToDate` false. */
export type Outlook = { isUpToDate: boolean; changed: number | undefined };
