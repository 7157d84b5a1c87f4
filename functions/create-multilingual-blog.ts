import { endpoint } from '#adapters/http/endpoint.ts';
import { imagesLeftOut } from '#adapters/http/images-left-out.ts';
import { savingWithOwnImages } from '#adapters/pictures/image-tools.ts';
import { articleDrafts } from '#adapters/supabase/article-drafts.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { translatingFor } from '#adapters/translating.ts';
import { articleSchema, createArticle } from '#core/publishing/create-article.ts';
import { translatorOf } from '#core/translation/translator-of.ts';
import { site } from '#site-config';

export default endpoint({
  asks: 'editor',
  input: articleSchema,
  run: (article, { editor, afterAnswer }) => {
    const names = [site.name, site.partner.name];
    const tools = translatingFor({ accessToken: editor.accessToken, afterAnswer, names });
    return savingWithOwnImages(editor, {
      text: article,
      field: 'html_nl',
      save: (own) =>
        createArticle(
          {
            ...tools,
            drafts: articleDrafts(supabaseFor(editor.accessToken)),
            translate: translatorOf(tools),
          },
          own,
        ),
    });
  },
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
