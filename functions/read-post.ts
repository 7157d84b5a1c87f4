import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { postForEditing } from '#adapters/supabase/article-desk.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { slugSchema } from '#core/post/post.ts';
import { done, refuse } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({ slug: slugSchema }),
  run: async ({ slug }, { editor }) => {
    const post = await postForEditing(supabaseFor(editor.accessToken), slug);
    return post ? done(post) : refuse({ code: 'post-not-found' });
  },
  answer: (post) => post,
});
