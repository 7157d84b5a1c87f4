import { reusableWords, isInherited, isParallel, type Earlier } from './reusable-words.ts';
import type { TranslationPair } from './ports.ts';
import { fieldNames, segmentsOf, type TranslatableText } from './segments/segments.ts';

/**
 * Says how much of a translation is out of date.
 * For a translation that is not up to date, `changed` is the number of segments to translate again, if known.
 */
export function stalenessOf(pair: TranslationPair): Staleness {
  const { source, post, earlierSource } = pair;
  if (post === undefined || post.translation === 'pending') return { isUpToDate: false, changed: undefined };
  const isUpToDate = !post.isOutdated && (earlierSource === undefined || isSameText(earlierSource, source));
  const earlier = earlierOf(pair);
  if (isUpToDate || earlier === undefined) return { isUpToDate, changed: undefined };
  const reusable = reusableWords(source, earlier);
  return { isUpToDate, changed: segmentsOf(source).filter(({ id }) => !isInherited(id, reusable)).length };
}

/** Returns undefined if the post or its earlier Dutch text is missing, or if the two texts have different blocks. */
export function earlierOf({ post, earlierSource }: TranslationPair): Earlier | undefined {
  if (post === undefined || earlierSource === undefined) return undefined;
  const { problem, translation } = post;
  const doubts = translation === 'machine' && problem?.code === 'doubts' ? problem.faults : [];
  const earlier = { source: earlierSource, translation: post, doubts };
  return isParallel(earlier) ? earlier : undefined;
}

const isSameText = (one: TranslatableText, other: TranslatableText): boolean =>
  one.content === other.content && fieldNames.every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** A small fix to the Dutch text does not set the translated post’s `isOutdated`, but makes `isUpToDate` false. */
export type Staleness = { isUpToDate: boolean; changed: number | undefined };
