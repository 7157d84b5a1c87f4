import { endpoint } from '#adapters/http/endpoint.ts';
import { articleDrafts } from '#adapters/supabase/article-drafts.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { draftIdSchema } from '#core/publishing/article-draft.ts';
import { done } from '#core/result.ts';

export default endpoint({
  asks: 'editor',
  input: draftIdSchema,
  run: async ({ id }, { editor }) => {
    await articleDrafts(supabaseFor(editor.accessToken)).forget(id);
    return done({ id });
  },
  answer: ({ id }) => ({ id }),
});
