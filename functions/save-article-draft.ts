import { endpoint } from '#adapters/http/endpoint.ts';
import { articleDrafts } from '#adapters/supabase/article-drafts.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { saveArticleDraft, savedDraftSchema } from '#core/publishing/article-draft.ts';

export default endpoint({
  asks: 'editor',
  input: savedDraftSchema,
  run: (draft, { editor }) => saveArticleDraft(articleDrafts(supabaseFor(editor.accessToken)), draft),
  answer: ({ revision, updatedAt }) => ({ revision, updated_at: updatedAt }),
});
