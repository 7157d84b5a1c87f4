import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { liveContentVersion } from '#adapters/live-site.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { rebuildMemory } from '#adapters/supabase/rebuild-queue.ts';
import { siteStatus } from '#core/publishing/site-status.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({}),
  run: async (_, { editor }) => {
    const [memory, liveVersion] = await Promise.all([
      rebuildMemory(supabaseFor(editor.accessToken)),
      liveContentVersion(),
    ]);
    return done(siteStatus({ memory, liveVersion }));
  },
  answer: ({ contentVersion, liveVersion, state, since, lastError }) => ({
    content_version: contentVersion,
    live_version: liveVersion ?? null,
    state,
    since: since?.toISOString() ?? null,
    ...(lastError === undefined ? {} : { last_error: lastError }),
  }),
});
