import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { articlesOverview } from '#adapters/supabase/article-desk.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { storable } from '#core/post/post.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'At most 200 characters.'), storable), ''),
    most: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(1000)), '100'),
  }),
  run: async ({ q, most }, { editor }) =>
    done(await articlesOverview(supabaseFor(editor.accessToken), { words: q, most })),
  answer: (articles) => ({ articles }),
});
