import { endpoint } from '#adapters/http/endpoint.ts';
import { articleDrafts } from '#adapters/supabase/article-drafts.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { draftIdSchema, readArticleDraft } from '#core/publishing/article-draft.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: draftIdSchema,
  run: ({ id }, { editor }) => readArticleDraft(articleDrafts(supabaseFor(editor.accessToken)), id),
  answer: ({ id, form, revision, updatedAt }) => ({ id, form, revision, updated_at: updatedAt }),
});
