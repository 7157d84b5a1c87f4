import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { reviewPost, reviewSchema } from '#core/publishing/review-post.ts';

export default endpoint({
  asks: 'editor',
  input: reviewSchema,
  run: (review, { editor, afterAnswer }) =>
    reviewPost(publishingFor({ accessToken: editor.accessToken, afterAnswer }), review),
  answer: ({ slug, revision, rebuild, contentVersion }) => ({
    slug,
    revision,
    ...(rebuild === undefined ? {} : { rebuild, content_version: contentVersion }),
  }),
});
