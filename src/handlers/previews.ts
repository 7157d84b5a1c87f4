/** Runs the functions that mail previews and list them. src/contract/previews.ts describes each. */
import { endpoint } from '#adapters/http/endpoint.ts';
import { serverFor } from '#adapters/supabase/access/editor-session.ts';
import { previewDeps } from '#wiring/previews.ts';
import { previewsOf } from '#adapters/supabase/previews/previews.ts';
import * as contracts from '#contract/previews.ts';
import * as preview from '#core/preview/send-preview.ts';
import { done } from '#core/result.ts';
import { siteLetters } from './site-letters.ts';

export const sendPreview = endpoint(contracts.sendPreview, {
  run: (request, { editor, afterAnswer }) =>
    preview.sendPreview(
      previewDeps({
        supabase: serverFor(editor),
        sender: editor,
        compose: siteLetters(),
        afterAnswer,
      }),
      request,
    ),
});

export const previews = endpoint(contracts.previews, {
  run: async ({ slug }, { editor }) => done({ previews: await previewsOf(editor.supabase, slug) }),
});
