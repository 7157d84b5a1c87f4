import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { listActions } from '#adapters/supabase/editor-desk.ts';
import { actionListSchema } from '#core/access/editor-desk.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: actionListSchema,
  run: async (wanted, { editor }) => done(await listActions(supabaseFor(editor.accessToken), wanted)),
  answer: (actions) => ({ actions }),
});
