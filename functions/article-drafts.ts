import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { articleDrafts } from '#adapters/supabase/article-drafts.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({}),
  run: async (_, { editor }) => done(await articleDrafts(supabaseFor(editor.accessToken)).list()),
  answer: (drafts) => ({
    drafts: drafts.map(({ updatedAt, ...draft }) => ({ ...draft, updated_at: updatedAt })),
  }),
});
