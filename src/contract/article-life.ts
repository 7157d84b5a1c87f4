import * as v from 'valibot';
import { localeSchema } from '#core/post/post.ts';
import {
  dateSchema,
  ownSlugSchema,
  renameSchema,
  takeBackSchema,
  trashSchema,
} from '#core/publishing/article-changes.ts';
import { slugsSchema } from '#core/publishing/publish-posts.ts';
import { contract, type AnswerOf } from './contract.ts';
import { rebuildAnswer } from './rebuild-answer.ts';

const version = { slug: v.string(), language: localeSchema, revision: v.number() };
const living = v.array(v.object({ ...version, is_published: v.boolean(), public_slug: v.string() }));

/**
 * Moves an article with all its languages to another slug base. Old public addresses redirect permanently to the new
 * addresses, even after several moves. `slug-taken`: another article, perhaps in the trash, uses or used the slug base.
 */
export const renameArticle = contract({
  name: 'rename-article',
  input: renameSchema,
  answer: v.object({ slug_base: v.string(), posts: living, ...rebuildAnswer }),
  refusals: ['post-not-found', 'slug-taken'],
});

/**
 * Sets the publication date of an article in all languages, for example to the article's date on another site. A
 * draft keeps this date when the draft is published later. `day` is today or an earlier day on Ibiza. For a later
 * day, use `schedule-blog-post`.
 */
export const dateArticle = contract({
  name: 'date-article',
  input: dateSchema,
  answer: v.object({ posts: living, ...rebuildAnswer }),
  refusals: ['post-not-found'],
});

/**
 * Changes the public address of a post to `/blog/<own_base>-<language>`, without changing the post's `slug`. The
 * addresses with the slug and with each earlier `own_base` redirect to the post. If `own_base` is the slug base, the
 * post has its original address again.
 */
export const setOwnSlug = contract({
  name: 'set-own-slug',
  input: ownSlugSchema,
  answer: v.object({ posts: living, ...rebuildAnswer }),
  refusals: ['post-not-found', 'slug-taken'],
});

/**
 * Moves articles to the trash, or only one language of them. If `language` is missing or `nl`, moves the whole
 * articles. The pages go offline. `post-not-found`: none of the articles exists outside the trash. For some days (`src/core/lifetimes.ts`), the trash keeps the texts, and their addresses stay reserved.
 */
export const trashArticles = contract({
  name: 'trash-articles',
  input: trashSchema,
  answer: v.object({
    posts: v.array(v.object({ ...version, was_published: v.boolean() })),
    ...rebuildAnswer,
  }),
  refusals: ['post-not-found'],
});

/** Restores posts from the trash as hidden posts. Restoring a translation also restores its Dutch text. */
export const restoreArticle = contract({
  name: 'restore-article',
  input: slugsSchema,
  answer: v.object({ posts: v.array(v.object(version)) }),
  refusals: ['post-not-found'],
});

/**
 * Deletes posts in the trash and their history, and returns the number of deleted posts. Deleting a Dutch text also
 * deletes its translations in the trash. The addresses of the deleted posts become free.
 */
export const deleteForever = contract({
  name: 'delete-forever',
  input: slugsSchema,
  answer: v.object({ deleted: v.number() }),
  refusals: ['post-not-found'],
});

/** Lists the posts in the trash, latest deletion first. Posts that were deleted together are one entry. */
export const listTrash = contract({
  name: 'list-trash',
  method: 'GET',
  answer: v.object({
    days: v.number(),
    articles: v.array(
      v.object({
        slug_base: v.string(),
        title: v.string(),
        title_language: localeSchema,
        deleted_at: v.string(),
        days_left: v.number(),
        posts: v.array(v.object({ slug: v.string(), language: localeSchema })),
      }),
    ),
  }),
});

/**
 * Undoes a change of a text and its image, a change of an address, or a move to the trash. `posts` in the request
 * lists the posts from the answer to the call that made the change. `changed-meanwhile`: one of these posts has
 * changed since, so no post is restored.
 */
export const takeBack = contract({
  name: 'take-back',
  input: takeBackSchema,
  answer: v.object({ posts: living, ...rebuildAnswer }),
  refusals: ['changed-meanwhile'],
});

export type { PostVersion } from '#core/publishing/article-life.ts';
export type TrashList = AnswerOf<typeof listTrash>;
