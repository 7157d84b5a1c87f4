import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { listEnquiries } from '#adapters/supabase/enquiry-desk.ts';
import { enquiryListSchema } from '#core/enquiry/desk-actions.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: enquiryListSchema,
  run: async (wanted, { editor }) => done(await listEnquiries(supabaseFor(editor.accessToken), wanted)),
  answer: (list) => list,
});
