import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { whoIs } from '#adapters/supabase/editor-desk.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({}),
  run: async (_, { editor }) => done(await whoIs(supabaseFor(editor.accessToken))),
  answer: ({ user_id, name, email, is_shared }) => ({ user_id, name, email, is_shared }),
});
