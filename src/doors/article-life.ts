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
  answer: ({ slugBase, posts, rebuild, contentVersion }) => ({
    slug_base: slugBase,
    posts: posts.map(({ isPublished, ...post }) => ({ ...post, is_published: isPublished })),
    rebuild,
    content_version: contentVersion,
  }),
});

export const trashArticle = endpoint(life.trashArticle, {
  run: ({ slug_base, language }, { editor, afterAnswer }) =>
    changes.trashArticle(publishingFor(editor.supabase, afterAnswer), {
      slugBase: slug_base,
      locale: language ?? undefined,
    }),
  answer: ({ posts, rebuild, contentVersion }) => ({
    posts: posts.map(({ wasPublished, ...post }) => ({ ...post, was_published: wasPublished })),
    rebuild,
    content_version: contentVersion,
  }),
});

export const restoreArticle = endpoint(life.restoreArticle, {
  run: ({ slugs }, { editor, afterAnswer }) =>
    changes.restorePosts(publishingFor(editor.supabase, afterAnswer), slugs),
  answer: ({ posts }) => ({ posts }),
});

export const deleteForever = endpoint(life.deleteForever, {
  run: ({ slugs }, { editor, afterAnswer }) =>
    changes.eraseForever(publishingFor(editor.supabase, afterAnswer), slugs),
  answer: ({ deleted }) => ({ deleted }),
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
  answer: ({ posts, rebuild, contentVersion }) => ({
    posts: posts.map(({ isPublished, ...post }) => ({ ...post, is_published: isPublished })),
    rebuild,
    content_version: contentVersion,
  }),
});
