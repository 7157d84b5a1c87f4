import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { revisionOf } from '#adapters/supabase/article-desk.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { slugSchema } from '#core/post/post.ts';
import { done, refuse } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({ slug: slugSchema }),
  run: async ({ slug }, { editor }) => {
    const revision = await revisionOf(supabaseFor(editor.accessToken), slug);
    return revision === undefined ? refuse({ code: 'post-not-found' }) : done(revision);
  },
  answer: (revision) => ({ revision }),
});
