import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { versionOf } from '#adapters/supabase/article-desk.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { slugSchema } from '#core/post/post.ts';
import { done, refuse } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({
    slug: slugSchema,
    revision: v.pipe(
      v.string('The number of a version is required.'),
      v.regex(/^[1-9]\d{0,8}$/, 'The number of a version.'),
      v.toNumber(),
    ),
  }),
  run: async (asked, { editor }) => {
    const version = await versionOf(supabaseFor(editor.accessToken), asked);
    return version === undefined ? refuse({ code: 'version-not-found' }) : done(version);
  },
  answer: (version) => version,
});
