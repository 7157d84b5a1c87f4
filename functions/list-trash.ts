import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { trashedArticles } from '#adapters/supabase/article-life.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { daysInTrash } from '#core/lifetimes.ts';
import { daysLeft } from '#core/publishing/trash.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({}),
  run: async (_, { editor }) => done(await trashedArticles(supabaseFor(editor.accessToken))),
  answer: (entries) => ({
    days: daysInTrash,
    articles: entries.map((entry) => ({
      ...entry,
      days_left: daysLeft(new Date(entry.deleted_at), new Date()),
    })),
  }),
});
