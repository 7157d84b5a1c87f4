import * as v from 'valibot';
import type { PostReviews } from '#core/publishing/review-with-checklist.ts';
import { answerOf } from './answer.ts';
import type { Database } from './client.ts';

/** Who answered for which text, with the rights of the editor who does. */
export const postReviews = (supabase: Database): PostReviews => ({
  async review(slug, { revision, reviewer, checked }) {
    const reviewed = await supabase.rpc('review_with_checklist', { slug, revision, reviewer, checked });
    return v.parse(v.nullable(v.number()), answerOf(reviewed, 'reviewing a post')) ?? undefined;
  },
});
