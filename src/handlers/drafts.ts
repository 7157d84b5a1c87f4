import { endpoint } from '#adapters/http/endpoint.ts';
import { articleDrafts as draftsIn } from '#adapters/supabase/posts/article-drafts.ts';
import { postDrafts } from '#adapters/supabase/posts/post-drafts.ts';
import * as drafts from '#contract/drafts.ts';
import * as actions from '#core/publishing/article-draft.ts';
import * as postActions from '#core/publishing/post-draft.ts';
import { done } from '#core/result.ts';

export const saveArticleDraft = endpoint(drafts.saveArticleDraft, {
  run: (draft, { editor }) => actions.saveArticleDraft(draftsIn(editor.supabase), draft),
});

export const articleDrafts = endpoint(drafts.articleDrafts, {
  run: async (_, { editor }) => done({ drafts: await draftsIn(editor.supabase).list() }),
});

export const readArticleDraft = endpoint(drafts.readArticleDraft, {
  run: ({ id }, { editor }) => actions.readArticleDraft(draftsIn(editor.supabase), id),
});

export const savePostDraft = endpoint(drafts.savePostDraft, {
  run: (draft, { editor }) => postActions.savePostDraft(postDrafts(editor.supabase), draft),
});

export const deleteArticleDraft = endpoint(drafts.deleteArticleDraft, {
  run: async ({ id }, { editor }) => {
    await draftsIn(editor.supabase).forget(id);
    return done({ id });
  },
});
