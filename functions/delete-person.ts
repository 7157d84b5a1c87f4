import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { deletePerson } from '#adapters/supabase/enquiry-desk.ts';
import { personSchema } from '#core/enquiry/desk-actions.ts';
import { done } from '#core/result.ts';

export default endpoint({
  asks: 'editor',
  input: personSchema,
  run: async ({ email }, { editor }) => done(await deletePerson(supabaseFor(editor.accessToken), email)),
  answer: (deleted) => ({ deleted }),
});
