import { endpoint } from '#adapters/http/endpoint.ts';
import { imagesLeftOut } from '#adapters/http/images-left-out.ts';
import { savingWithOwnImages } from '#adapters/pictures/image-tools.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { articleSchema, createArticle } from '#core/publishing/create-article.ts';

export default endpoint({
  asks: 'editor',
  input: articleSchema,
  run: (article, { editor, afterAnswer }) =>
    savingWithOwnImages(editor, {
      text: article,
      field: 'html_nl',
      save: (own) => createArticle(publishingFor({ accessToken: editor.accessToken, afterAnswer }), own),
    }),
  answer: ({ slugBase, posts, rebuild, contentVersion, leftOut }) => ({
    data: {
      slug_base: slugBase,
      posts: posts.map(({ locale, slug, translation, published }) => ({
        language: locale,
        slug,
        created: { ok: true },
        translation,
        ...(published && {
          published: published.ok ? { ok: true, slug } : { ok: false, error: published.code },
        }),
      })),
      rebuild,
      content_version: contentVersion,
      ...imagesLeftOut(leftOut),
    },
    error: null,
  }),
});
