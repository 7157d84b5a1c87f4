import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { endSharedSessions } from '#adapters/supabase/editor-desk.ts';
import { confirmSchema } from '#core/access/editor-desk.ts';
import { done } from '#core/result.ts';

export default endpoint({
  asks: 'editor',
  input: confirmSchema,
  async run(_, { editor }) {
    await endSharedSessions(supabaseFor(editor.accessToken));
    return done(true);
  },
  answer: () => ({ ok: true }),
});
