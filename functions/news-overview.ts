import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { newsFeeds } from '#adapters/news.ts';
import { findSetting } from '#adapters/settings.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { newsOverview } from '#adapters/supabase/news-overview.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({}),
  run: async (_, { editor }) =>
    done(
      await newsOverview(supabaseFor(editor.accessToken), {
        feeds: newsFeeds(findSetting('NEWS_FEEDS') ?? ''),
      }),
    ),
  answer: (overview) => overview,
});
