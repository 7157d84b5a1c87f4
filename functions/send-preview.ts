import { endpoint } from '#adapters/http/endpoint.ts';
import { previewLink, previewTools } from '#adapters/previews.ts';
import { findSetting } from '#adapters/settings.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { previewRequestSchema, sendPreview } from '#core/preview/send-preview.ts';
import { letterWriter } from '#mail/compose-letter.ts';

export default endpoint({
  asks: 'editor',
  input: previewRequestSchema,
  run: (request, { editor, afterAnswer }) =>
    sendPreview(
      previewTools({
        supabase: supabaseFor(editor.accessToken),
        compose: letterWriter(findSetting('SITE_URL'), previewLink),
        afterAnswer,
      }),
      request,
    ),
  answer: ({ id, recipient, expiresAt, delivery }) => ({
    id,
    recipient,
    expires_at: expiresAt.toISOString(),
    delivery,
  }),
});
