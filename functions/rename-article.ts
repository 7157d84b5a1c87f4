import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { renameArticle, renameSchema } from '#core/publishing/article-changes.ts';

export default endpoint({
  asks: 'editor',
  input: renameSchema,
  run: (asked, { editor, afterAnswer }) =>
    renameArticle(publishingFor({ accessToken: editor.accessToken, afterAnswer }), asked),
  answer: ({ slugBase, posts, rebuild, contentVersion }) => ({
    slug_base: slugBase,
    posts: posts.map(({ isPublished, ...post }) => ({ ...post, is_published: isPublished })),
    rebuild,
    content_version: contentVersion,
  }),
});
