import { exportReviews } from '#contract/publishing.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Reads the records of all reviews. Needs an editor's rights. */
export const postReviews = (supabase: Database) =>
  rpc(supabase, 'list_reviews', {}, exportReviews.answer.entries.reviews);
