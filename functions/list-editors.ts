import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { listEditors } from '#adapters/supabase/editor-desk.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({}),
  run: async (_, { editor }) => done(await listEditors(supabaseFor(editor.accessToken))),
  answer: (list) => list,
});
