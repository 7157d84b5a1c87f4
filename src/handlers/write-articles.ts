/** Runs the functions that store new articles and changed texts. src/contract/write-articles.ts describes each. */
import { endpoint } from '#adapters/http/endpoint.ts';
import { saveWithImportedImages } from '#wiring/incoming-images.ts';
import { articleDeps } from '#wiring/article-deps.ts';
import { articleDrafts } from '#adapters/supabase/posts/article-drafts.ts';
import { translateLaterFor, translatingFor } from '#wiring/translating.ts';
import * as articles from '#contract/write-articles.ts';
import type { SkippedImage } from '#core/foreign-images/import-images.ts';
import { createArticle } from '#core/publishing/create-article.ts';
import { createDraft } from '#core/publishing/create-draft.ts';
import { revisePost } from '#core/publishing/revise-post.ts';
import { translatorOf } from '#core/translation/translator-of.ts';

export const createMultilingualBlog = endpoint(articles.createMultilingualBlog, {
  run: (article, call) => {
    const deps = translatingFor(call);
    const drafts = articleDrafts(call.editor.supabase);
    return saveWithImportedImages(call.editor, {
      text: article,
      field: 'htmlNl',
      save: (own) =>
        createArticle(
          { ...deps, drafts, translate: translatorOf(deps), translateLater: translateLaterFor(call) },
          own,
        ),
    });
  },
  answer: ({ posts, leftOut, ...article }) => ({
    data: {
      ...article,
      posts: posts.map(({ locale, slug, translation, published }) => ({
        language: locale,
        slug,
        created: { ok: true as const },
        translation,
        ...(published && {
          published: published.ok
            ? { ok: true as const, slug }
            : { ok: false as const, error: published.code },
        }),
      })),
      ...imagesLeftOut(leftOut),
    },
    error: null,
  }),
});

export const createBlogDraft = endpoint(articles.createBlogDraft, {
  run: (draft, call) =>
    saveWithImportedImages(call.editor, {
      text: draft,
      field: 'content',
      save: (own) => createDraft(articleDeps(call), own),
    }),
  answer: ({ leftOut, ...created }) => ({ ...created, ...imagesLeftOut(leftOut) }),
});

export const updateBlogPost = endpoint(articles.updateBlogPost, {
  run: (revision, call) =>
    saveWithImportedImages(call.editor, {
      text: revision,
      field: 'content',
      save: (own) => revisePost({ ...articleDeps(call), drafts: articleDrafts(call.editor.supabase) }, own),
    }),
  answer: ({ leftOut, ...revised }) => ({ ...revised, ...imagesLeftOut(leftOut) }),
});

function imagesLeftOut(leftOut: SkippedImage[]): { imagesLeftOut?: SkippedImage[] } {
  return leftOut.length === 0 ? {} : { imagesLeftOut: leftOut };
}
