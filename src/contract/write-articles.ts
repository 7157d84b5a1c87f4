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
 * each of the other `languages`. If a translator is configured, the call then translates the drafts, for up to 40
 * seconds. If a translation fails, or too much of it fails the checks, the draft keeps the Dutch text and is
 * `untranslated`. With `translate: "later"`, the drafts are translated in the background after the answer, and failed
 * translations are retried.
 *
 * `html_nl` is HTML or Markdown. `meta_title` and `meta_description` are for search engines, and are stored only with
 * the Dutch source. `draft` is the `id` of a form from `save-article-draft`; the call deletes that form.
 * `publish_main` publishes the Dutch source if `languages` contains `nl`. `publish_translations` publishes the other
 * languages. `published.error` is why a language cannot be published. The image's fields are those of `take-image`.
 *
 * Dutch comes first in the answer. `published` is present only if publishing was requested.
 *
 * A repeated request (with the same title, excerpt, text and other fields) gets the same answer, adds missing
 * languages, and publishes requested unpublished languages. `slug-taken`: another article has the slug base.
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
 * Changes the text of a post that still has the revision `revision`. A new Dutch text makes the translations
 * outdated, except with `small_fix: true` if at most three words, or a tenth of all, differ. An untranslated copy of the
 * Dutch text becomes a person's translation when it changes. With `reviewed: true`, a machine translation of an editor's
 * text becomes reviewed. `draft` is the id of the draft of this change; the call deletes it. `rebuild` is absent if no
 * language of the article is published.
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
