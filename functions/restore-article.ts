import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { restorePosts, slugsSchema } from '#core/publishing/article-changes.ts';

export default endpoint({
  asks: 'editor',
  input: slugsSchema,
  run: ({ slugs }, { editor, afterAnswer }) =>
    restorePosts(publishingFor({ accessToken: editor.accessToken, afterAnswer }), slugs),
  answer: ({ posts }) => ({ posts }),
});
