/** Runs the functions that store unsaved texts of editors. src/contract/drafts.ts describes each. */
import { endpoint } from '#adapters/http/endpoint.ts';
import { articleDrafts as draftsIn } from '#adapters/supabase/posts/article-drafts.ts';
import * as posts from '#adapters/supabase/posts/post-drafts.ts';
import * as drafts from '#contract/drafts.ts';
import { done, doneIf } from '#core/result.ts';

export const saveArticleDraft = endpoint(drafts.saveArticleDraft, {
  run: (draft, { editor }) => draftsIn(editor.supabase).save(draft),
});

export const articleDrafts = endpoint(drafts.articleDrafts, {
  run: async (_, { editor }) => done({ drafts: await draftsIn(editor.supabase).list() }),
});

export const readArticleDraft = endpoint(drafts.readArticleDraft, {
  run: async ({ id }, { editor }) => doneIf(await draftsIn(editor.supabase).find(id), 'draft-not-found'),
});

export const savePostDraft = endpoint(drafts.savePostDraft, {
  run: (draft, { editor }) => posts.savePostDraft(editor.supabase, draft),
});

export const deleteArticleDraft = endpoint(drafts.deleteArticleDraft, {
  run: async ({ id }, { editor }) => {
    await draftsIn(editor.supabase).forget(id);
    return done({ id });
  },
});
