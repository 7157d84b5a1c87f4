import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { endOtherSessions } from '#adapters/supabase/editor-desk.ts';
import { confirmSchema } from '#core/access/editor-desk.ts';
import { done, refuse } from '#core/result.ts';

export default endpoint({
  asks: 'editor',
  input: confirmSchema,
  run: async (_, { editor }) =>
    (await endOtherSessions(supabaseFor(editor.accessToken))) ? done(true) : refuse({ code: 'editor-stays' }),
  answer: () => ({ ok: true }),
});
