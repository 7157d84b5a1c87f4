import { inCamelCase } from '#core/casing/field-names.ts';
import { exportReviews } from '#contract/publishing.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

/** Reads the records of all reviews. Needs an editor's rights. */
export async function postReviews(supabase: Database): Promise<AnswerOf<typeof exportReviews>['reviews']> {
  const read = await supabase.rpc('list_reviews');
  return inCamelCase(answerOf(read, 'reading the reviews', exportReviews.answer.entries.reviews));
}
