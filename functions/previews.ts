import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { previewsOf } from '#adapters/supabase/previews.ts';
import { slugSchema } from '#core/post/post.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({ slug: slugSchema }),
  run: async ({ slug }, { editor }) => done(await previewsOf(supabaseFor(editor.accessToken), slug)),
  answer: (previews) => ({ previews }),
});
