import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { missingPaths } from '#adapters/supabase/missing-paths.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({}),
  run: async (_, { editor }) => done(await missingPaths(supabaseFor(editor.accessToken))),
  answer: (paths) => ({ paths }),
});
