import * as v from 'valibot';
import { localeSchema } from '#core/post/post.ts';
import { renameSchema, slugsSchema, takeBackSchema, trashSchema } from '#core/publishing/article-changes.ts';
import { contract, type AnswerOf } from './contract.ts';
import { rebuildAnswer } from './rebuild-answer.ts';

const version = { slug: v.string(), language: localeSchema, revision: v.number() };
const living = v.array(v.object({ ...version, is_published: v.boolean() }));

/**
 * Moves an article with all its languages to another slug base. What was public at the old addresses is found at the new ones by a
 * permanent redirect, however often it moves. `slug-taken`: another article has it, lies in the trash with it, or has stood there.
 */
export const renameArticle = contract({
  name: 'rename-article',
  input: renameSchema,
  answer: v.object({ slug_base: v.string(), posts: living, ...rebuildAnswer }),
  refusals: ['post-not-found', 'slug-taken'],
});

/**
 * Throws away one language, or without `language`, and with `nl`, the whole article. It goes off the site, and lies in the trash for
 * a while (`src/core/lifetimes.ts`); its address stays taken.
 */
export const trashArticle = contract({
  name: 'trash-article',
  input: trashSchema,
  answer: v.object({
    posts: v.array(v.object({ ...version, was_published: v.boolean() })),
    ...rebuildAnswer,
  }),
  refusals: ['post-not-found'],
});

/** Brings posts back from the trash, hidden; a translation brings its Dutch text with it. */
export const restoreArticle = contract({
  name: 'restore-article',
  input: slugsSchema,
  answer: v.object({ posts: v.array(v.object(version)) }),
  refusals: ['post-not-found'],
});

/**
 * Deletes posts of the trash with their history, and answers how many; a Dutch text takes what else of its article lies there. Their
 * addresses become free.
 */
export const deleteForever = contract({
  name: 'delete-forever',
  input: slugsSchema,
  answer: v.object({ deleted: v.number() }),
  refusals: ['post-not-found'],
});

/** What lies in the trash, thrown away last first; what was thrown away together is one entry. */
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
 * Takes back the change that made these revisions (of a text with its picture, of an address, of throwing away), all of it or nothing. `posts` are as
 * the change answered them. `changed-meanwhile`: something has happened to one of them since.
 */
export const takeBack = contract({
  name: 'take-back',
  input: takeBackSchema,
  answer: v.object({ posts: living, ...rebuildAnswer }),
  refusals: ['changed-meanwhile'],
});

export type PostVersion = { slug: string; revision: number };
export type TrashList = AnswerOf<typeof listTrash>;
