import type { AnswerOf } from '#contract/contract.ts';
import { exportReviews } from '#contract/publishing.ts';
import { callAsEditor } from '#session/session.ts';

/** Fetches page after page until one is empty. */
export async function fetchReviews(): Promise<Reviews> {
  const all: Reviews = [];
  for (;;) {
    const { reviews } = await callAsEditor(exportReviews, { skip: String(all.length) });
    if (reviews.length === 0) return all;
    all.push(...reviews);
  }
}

type Reviews = AnswerOf<typeof exportReviews>['reviews'];
