import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { endSharedSessions } from '#adapters/supabase/editor-desk.ts';
import { confirmSchema } from '#core/access/editor-desk.ts';
import { done } from '#core/result.ts';

export default endpoint({
  asks: 'editor',
  input: confirmSchema,
  run: async (_, { editor }) => done(await endSharedSessions(supabaseFor(editor.accessToken))),
  answer: () => ({ ok: true }),
});
