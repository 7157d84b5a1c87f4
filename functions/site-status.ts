import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { liveContentVersion } from '#adapters/live-site.ts';
import { takeOverRebuild, timesSet } from '#adapters/publishing.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { rebuildMemory, rebuildOutlook } from '#adapters/supabase/rebuild-queue.ts';
import { isOverdue, siteStatus } from '#core/publishing/site-status.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({}),
  run: async (_, { editor, afterAnswer }) => {
    const supabase = supabaseFor(editor.accessToken);
    const [memory, outlook, liveVersion] = await Promise.all([
      rebuildMemory(supabase),
      rebuildOutlook(supabase, timesSet()),
      liveContentVersion(),
    ]);
    const status = siteStatus({ memory, outlook, liveVersion });
    if (isOverdue(status)) afterAnswer(takeOverRebuild());
    return done(status);
  },
  answer: ({ contentVersion, liveVersion, state, since, lastError, failure, ...expected }) => ({
    content_version: contentVersion,
    live_version: liveVersion ?? null,
    state,
    since: since?.toISOString() ?? null,
    ...(lastError === undefined ? {} : { last_error: lastError }),
    ...(failure === undefined ? {} : { failure }),
    changes: expected.changes,
    build_expected_in: expected.expectedIn ?? null,
    held: expected.isHeld,
    usual_build_seconds: expected.usualSeconds ?? null,
    builds_left: expected.buildsLeft ?? null,
    builds_short: expected.isShort,
  }),
});
