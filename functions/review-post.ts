import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { postReviews } from '#adapters/supabase/post-reviews.ts';
import { checkedReviewSchema, reviewWithChecklist } from '#core/publishing/review-with-checklist.ts';

export default endpoint({
  asks: 'editor',
  input: checkedReviewSchema,
  run: (review, { editor: { accessToken }, afterAnswer }) => {
    const reviews = postReviews(supabaseFor(accessToken));
    return reviewWithChecklist({ ...publishingFor({ accessToken, afterAnswer }), reviews }, review);
  },
  answer: ({ slug, revision, rebuild, contentVersion }) => ({
    slug,
    revision,
    ...(rebuild === undefined ? {} : { rebuild, content_version: contentVersion }),
  }),
});
