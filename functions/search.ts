import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { searchPosts } from '#adapters/supabase/search-posts.ts';
import { localeSchema, storable } from '#core/post/post.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'anyone',
  input: v.object({
    q: v.pipe(
      v.string('Words to look for are required.'),
      v.maxLength(200, 'At most 200 characters.'),
      storable,
    ),
    lang: localeSchema,
  }),
  run: async (words) => done(await searchPosts(words)),
  answer: (results) => ({ results }),
});
