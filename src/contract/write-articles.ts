import * as v from 'valibot';
import { localeSchema, translationSchema } from '#core/post/post.ts';
import { articleSchema } from '#core/publishing/create-article.ts';
import { draftSchema } from '#core/publishing/create-draft.ts';
import { revisionSchema } from '#core/publishing/revise-post.ts';
import { contract } from './contract.ts';
import { rebuildAnswer, rebuildIfAny } from './rebuild-answer.ts';

/** Images of a text that were not imported; absent if all were imported. */
const imagesLeftOut = v.optional(
  v.array(v.object({ address: v.string(), reason: v.string(), stays: v.boolean() })),
);

/**
 * Stores an article: the Dutch source always, as a draft where Dutch is not among `languages`; every other language as a draft:
 * translated where there is a translator and a program finds no fault, else untranslated with the Dutch text. That may take up to
 * 40 seconds; with `translate: "later"` the answer does not wait for that: they are translated in the background, and tried again where that fails.
 * All rows are stored in one transaction, or none.
 *
 * `html_nl` is HTML or Markdown. `meta_title` and `meta_description` are for search engines, and stored with the Dutch source
 * alone. `draft` is the id of the draft it was written in, which is then deleted. `publish_main` publishes the Dutch source, if
 * `nl` is among `languages`; `publish_translations` the others: untranslated drafts refuse it, one by one, in `published.error`. The
 * picture: see below.
 *
 * Dutch is first in the answer. `published` is present only if publishing was requested.
 *
 * The same article again (title, excerpt and text alike, and what else is sent) is answered as before; languages and publication that
 * were missing are added. `slug-taken`: another article has the slug base.
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
                error: v.picklist(['post-untranslated', 'image-alt-missing']),
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
 * Stores one post as a draft. Nothing visible changes, so no build is requested. The slug ends in a hyphen and its language. The
 * same draft again: the same answer. `slug-taken`: another text has the address.
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
 * Changes the text of a post, if it still is the one of `revision`. A new Dutch text marks the translations of the article
 * outdated, unless `small_fix` is true. An untranslated copy that gets a text of its own counts as translated by a person; a machine
 * translation of an editor's text counts as reviewed where `reviewed` is true. `draft` is the id of the draft it was written in, which is
 * then deleted. Without `rebuild` in the answer nothing of the article is published.
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
