import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { takeBack, takeBackSchema } from '#core/publishing/article-changes.ts';

export default endpoint({
  asks: 'editor',
  input: takeBackSchema,
  run: ({ posts }, { editor, afterAnswer }) =>
    takeBack(publishingFor({ accessToken: editor.accessToken, afterAnswer }), posts),
  answer: ({ posts, rebuild, contentVersion }) => ({
    posts: posts.map(({ isPublished, ...post }) => ({ ...post, is_published: isPublished })),
    rebuild,
    content_version: contentVersion,
  }),
});
