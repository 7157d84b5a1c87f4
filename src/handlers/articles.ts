/** Runs the functions that read articles for the desk. src/contract/articles.ts describes each. */
import { endpoint } from '#adapters/http/endpoint.ts';
import * as desk from '#adapters/supabase/posts/article-desk.ts';
import { takenSlugBases } from '#adapters/supabase/posts/article-drafts.ts';
import * as articles from '#contract/articles.ts';
import * as slugBases from '#core/post/slugs/free-slug-base.ts';
import { done, doneIf, refuse } from '#core/result.ts';

export const listArticles = endpoint(articles.listArticles, {
  run: async ({ q, ...input }, { editor }) =>
    done(await desk.articlePage(editor.supabase, { words: q, ...input })),
});

export const readPost = endpoint(articles.readPost, {
  run: async ({ slug }, { editor }) =>
    doneIf(await desk.postForEditing(editor.supabase, slug), 'post-not-found'),
});

export const postVersion = endpoint(articles.postVersion, {
  run: async (input, { editor }) => doneIf(await desk.versionOf(editor.supabase, input), 'version-not-found'),
});

export const watchPost = endpoint(articles.watchPost, {
  run: async ({ slug }, { editor }) => doneIf(await desk.watchPost(editor.supabase, slug), 'post-not-found'),
});

export const checkSlugBase = endpoint(articles.checkSlugBase, {
  run: async ({ slugBase }, { editor }) =>
    done(await slugBases.checkSlugBase(slugBase, (wanted) => takenSlugBases(editor.supabase, wanted))),
});

export const addNote = endpoint(articles.addNote, {
  run: async (note, { editor }) =>
    (await desk.addNote(editor.supabase, note)) ? done(note) : refuse({ code: 'post-not-found' }),
});

export const tickNote = endpoint(articles.tickNote, {
  run: async (note, { editor }) => {
    await desk.tickNote(editor.supabase, note);
    return done(note);
  },
});
