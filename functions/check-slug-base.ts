import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { takenSlugBases } from '#adapters/supabase/article-drafts.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { checkSlugBase } from '#core/post/free-slug-base.ts';
import { storable } from '#core/post/post.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({
    slug_base: v.pipe(
      v.string('A slug base is required.'),
      v.maxLength(500, 'At most 500 characters.'),
      storable,
    ),
  }),
  run: async ({ slug_base }, { editor }) => {
    const supabase = supabaseFor(editor.accessToken);
    return done(await checkSlugBase(slug_base, (slugBases) => takenSlugBases(supabase, slugBases)));
  },
  answer: ({ valid, taken, proposal }) => ({ valid, taken, proposal: proposal ?? null }),
});
