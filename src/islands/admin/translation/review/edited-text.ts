import type { AnswerOf } from '#contract/contract.ts';
import type { ReviewedPair, translationReview } from '#contract/model-texts.ts';
import type { ReviewPart } from '#core/translation/review/review-parts.ts';

/** Leaves out a change if another editor changed the same paragraph. */
export function editedText({ pairs, frames }: Review, edits: Edits) {
  const now = (pair: ReviewedPair): string => {
    const edit = edits.get(keyOf(pair));
    return edit?.from === storedIn(pair) ? edit.to : storedIn(pair);
  };
  const field = (part: ReviewPart): string =>
    pairs.filter((pair) => pair.part === part && pair.run === undefined).map(now)[0] ?? '';
  const runs = new Map(pairs.map((pair) => [pair.run, now(pair)]));
  return {
    title: field('title'),
    excerpt: field('excerpt'),
    metaTitle: field('metaTitle'),
    metaDescription: field('metaDescription'),
    heroImageAlt: field('heroImageAlt'),
    content: frames.map((frame, number) => frame + (runs.get(number) ?? '')).join(''),
  };
}

/** Returns the unsaved text of the paragraph if the stored paragraph has changed since the editor typed it. */
export function conflictAt(pair: ReviewedPair, edits: Edits): string | undefined {
  const edit = edits.get(keyOf(pair));
  return edit === undefined || edit.from === storedIn(pair) ? undefined : edit.to;
}

export const keyOf = ({ run, part }: ReviewedPair): string => String(run ?? part);

export const storedIn = ({ run, html, translation }: ReviewedPair): string =>
  run === undefined ? translation : (html?.translation ?? '');

export type Edits = ReadonlyMap<string, { from: string; to: string }>;
export type Review = AnswerOf<typeof translationReview>;
