import type { AnswerOf } from '#contract/contract.ts';
import { exportReviews } from '#contract/publishing.ts';
import { callAsEditor } from '#session/session.ts';
import { everyPage } from '#core/every-page.ts';

/** Fetches the record of all reviews, which an editor can download. */
export const fetchReviews = (): Promise<Reviews> =>
  everyPage(async (skip) => (await callAsEditor(exportReviews, { skip: String(skip) })).reviews);

type Reviews = AnswerOf<typeof exportReviews>['reviews'];
