import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { setEnquiryStatus } from '#adapters/supabase/enquiry-desk.ts';
import { enquiryStatusSchema } from '#core/enquiry/desk-actions.ts';
import { done, refuse } from '#core/result.ts';

export default endpoint({
  asks: 'editor',
  input: enquiryStatusSchema,
  run: async (wanted, { editor }) =>
    (await setEnquiryStatus(supabaseFor(editor.accessToken), wanted))
      ? done(wanted)
      : refuse({ code: 'enquiry-not-found' }),
  answer: ({ id, status }) => ({ id, status }),
});
