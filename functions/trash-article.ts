import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { trashArticle, trashSchema } from '#core/publishing/article-changes.ts';

export default endpoint({
  asks: 'editor',
  input: trashSchema,
  run: ({ slug_base, language }, { editor, afterAnswer }) =>
    trashArticle(publishingFor({ accessToken: editor.accessToken, afterAnswer }), {
      slugBase: slug_base,
      locale: language ?? undefined,
    }),
  answer: ({ posts, rebuild, contentVersion }) => ({
    posts: posts.map(({ wasPublished, ...post }) => ({ ...post, was_published: wasPublished })),
    rebuild,
    content_version: contentVersion,
  }),
});
