import * as v from 'valibot';
import { localeSchema, translationSchema } from '#core/post/post.ts';
import { articleSchema } from '#core/publishing/create-article.ts';
import { draftSchema } from '#core/publishing/create-draft.ts';
import { revisionSchema } from '#core/publishing/revise-post.ts';
import { contract } from './contract.ts';
import { rebuildAnswer, rebuildIfAny } from './rebuild-answer.ts';

/** The images of a text that were not imported. The field is absent if all images were imported. */
const imagesLeftOut = v.optional(
  v.array(v.object({ address: v.string(), reason: v.string(), stays: v.boolean() })),
);

/**
 * Stores an article in one transaction: the Dutch source, even if `languages` does not contain Dutch, and a draft in
 * each of the other `languages`. If a translator is configured, the drafts are then translated, which may take up to
 * 40 seconds. If a translation fails, or too much of it fails the checks, the draft keeps the Dutch text and counts
 * as untranslated. With `translate: "later"`, the answer does not wait: the drafts are translated in the background,
 * and failed translations are retried.
 *
 * `html_nl` is HTML or Markdown. `meta_title` and `meta_description` are for search engines, and are stored only with the
 * Dutch source. `draft` is an `id` of `save-article-draft`; that form is deleted. `publish_main`
 * publishes the Dutch source if `languages` contains `nl`. `publish_translations` publishes the other languages. If
 * a language cannot be published, `published.error` is the reason. `take-image` describes the fields for the picture.
 *
 * Dutch comes first in the answer. `published` is present only if publishing was requested.
 *
 * A repeated request (with the same title, excerpt, text and other fields) gets the same answer. It adds missing
 * languages, and publishes requested languages that are not published. `slug-taken`: another article has the slug base.
 */
export const createMultilingualBlog = contract({
  name: 'create-multilingual-blog',
  input: articleSchema,
  answer: v.object({
    data: v.object({
      slug_base: v.string(),
      posts: v.array(
        v.object({
          language: localeSchema,
          slug: v.string(),
          created: v.object({ ok: v.literal(true) }),
          translation: translationSchema,
          published: v.optional(
            v.variant('ok', [
              v.object({ ok: v.literal(true), slug: v.string() }),
              v.object({
                ok: v.literal(false),
                error: v.picklist(['post-untranslated', 'image-alt-missing', 'translation-doubtful']),
              }),
            ]),
          ),
        }),
      ),
      ...rebuildAnswer,
      images_left_out: imagesLeftOut,
    }),
    error: v.null(),
  }),
  refusals: ['slug-taken'],
});

/**
 * Stores one post as a draft. Visitors see no change, so no build is requested. The slug must end in a hyphen and the
 * language of the post. A repeated request gets the same answer. `slug-taken`: another post uses this slug.
 */
export const createBlogDraft = contract({
  name: 'create-blog-draft',
  input: draftSchema,
  answer: v.object({
    id: v.string(),
    slug: v.string(),
    language: v.string(),
    images_left_out: imagesLeftOut,
  }),
  refusals: ['slug-taken'],
});

/**
 * Changes the text of a post that still has the revision `revision`. A new Dutch text marks the translations as
 * outdated, unless `small_fix` is true. Changing an untranslated copy of the Dutch text makes it count as translated
 * by a person. If `reviewed` is true, a machine translation of an editor's text counts as reviewed. `draft` is the id
 * of the draft of this change; that draft is deleted. `rebuild` is absent if no language of the article is published.
 */
export const updateBlogPost = contract({
  name: 'update-blog-post',
  input: revisionSchema,
  answer: v.object({
    slug: v.string(),
    revision: v.number(),
    ...rebuildIfAny,
    images_left_out: imagesLeftOut,
  }),
  refusals: ['post-not-found', 'changed-meanwhile'],
});
