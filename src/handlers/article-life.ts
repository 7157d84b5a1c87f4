/**
 * Runs the functions that move, date, trash, restore and erase articles. src/contract/article-life.ts describes each.
 */
import { endpoint } from '#adapters/http/endpoint.ts';
import { articleDeps } from '#wiring/article-deps.ts';
import { trashedArticles } from '#adapters/supabase/posts/article-life.ts';
import * as life from '#contract/article-life.ts';
import * as changes from '#core/publishing/article-changes.ts';
import { daysInTrash } from '#core/lifetimes.ts';
import { daysLeft } from '#core/publishing/trash.ts';
import { done } from '#core/result.ts';

export const renameArticle = endpoint(life.renameArticle, {
  run: (input, call) => changes.renameArticle(articleDeps(call), input),
});

export const dateArticle = endpoint(life.dateArticle, {
  run: (input, call) => changes.dateArticle(articleDeps(call), input),
});

export const setOwnSlug = endpoint(life.setOwnSlug, {
  run: (input, call) => changes.setOwnSlug(articleDeps(call), input),
});

export const trashArticles = endpoint(life.trashArticles, {
  run: ({ slugBases, language }, call) =>
    changes.trashArticles(articleDeps(call), {
      slugBases,
      locale: language ?? undefined,
    }),
});

export const restoreArticle = endpoint(life.restoreArticle, {
  run: ({ slugs }, call) => changes.restorePosts(articleDeps(call), slugs),
});

export const deleteForever = endpoint(life.deleteForever, {
  run: ({ slugs }, call) => changes.eraseForever(articleDeps(call), slugs),
});

export const listTrash = endpoint(life.listTrash, {
  run: async (_, { editor }) => done(await trashedArticles(editor.supabase)),
  answer: (entries) => ({
    days: daysInTrash,
    articles: entries.map((entry) => ({
      ...entry,
      daysLeft: daysLeft(new Date(entry.deletedAt), new Date()),
    })),
  }),
});

export const takeBack = endpoint(life.takeBack, {
  run: ({ posts }, call) => changes.takeBack(articleDeps(call), posts),
});
