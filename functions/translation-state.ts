import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { translationStore } from '#adapters/supabase/translations.ts';
import { postAddressSchema, slugParts } from '#core/post/post.ts';
import { done, refuse } from '#core/result.ts';
import { outlookOf } from '#core/translation/outlook.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: postAddressSchema,
  run: async ({ slug, language }, { editor }) => {
    const slugBase = slugParts(slug)?.slugBase ?? slug;
    const pair = await translationStore(supabaseFor(editor.accessToken)).find({ slugBase, locale: language });
    return pair?.post
      ? done({ ...outlookOf(pair), problem: pair.post.problem })
      : refuse({ code: 'post-not-found' });
  },
  answer: ({ isUpToDate, changed, problem }) => ({
    up_to_date: isUpToDate,
    ...(changed === undefined ? {} : { changed }),
    ...(problem === undefined ? {} : { problem }),
  }),
});
