import { inSnakeCase } from '#adapters/field-names.ts';
import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#wiring/publishing.ts';
import { trashedArticles } from '#adapters/supabase/posts/article-life.ts';
import * as life from '#contract/article-life.ts';
import * as changes from '#core/publishing/article-changes.ts';
import { daysInTrash } from '#core/lifetimes.ts';
import { daysLeft } from '#core/publishing/trash.ts';
import { done } from '#core/result.ts';

export const renameArticle = endpoint(life.renameArticle, {
  run: (asked, { editor, afterAnswer }) =>
    changes.renameArticle(publishingFor(editor.supabase, afterAnswer), asked),
  answer: (value) => inSnakeCase(value),
});

export const trashArticle = endpoint(life.trashArticle, {
  run: ({ slug_base, language }, { editor, afterAnswer }) =>
    changes.trashArticle(publishingFor(editor.supabase, afterAnswer), {
      slugBase: slug_base,
      locale: language ?? undefined,
    }),
  answer: (value) => inSnakeCase(value),
});

export const restoreArticle = endpoint(life.restoreArticle, {
  run: ({ slugs }, { editor, afterAnswer }) =>
    changes.restorePosts(publishingFor(editor.supabase, afterAnswer), slugs),
});

export const deleteForever = endpoint(life.deleteForever, {
  run: ({ slugs }, { editor, afterAnswer }) =>
    changes.eraseForever(publishingFor(editor.supabase, afterAnswer), slugs),
});

export const listTrash = endpoint(life.listTrash, {
  run: async (_, { editor }) => done(await trashedArticles(editor.supabase)),
  answer: (entries) => ({
    days: daysInTrash,
    articles: entries.map((entry) => ({
      ...entry,
      days_left: daysLeft(new Date(entry.deleted_at), new Date()),
    })),
  }),
});

export const takeBack = endpoint(life.takeBack, {
  run: ({ posts }, { editor, afterAnswer }) =>
    changes.takeBack(publishingFor(editor.supabase, afterAnswer), posts),
  answer: (value) => inSnakeCase(value),
});
