import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { mailEnquiryAgain } from '#adapters/supabase/enquiry-desk.ts';
import { enquiryIdSchema } from '#core/enquiry/desk-actions.ts';
import { done, refuse } from '#core/result.ts';

export default endpoint({
  asks: 'editor',
  input: enquiryIdSchema,
  run: async ({ id }, { editor }) =>
    (await mailEnquiryAgain(supabaseFor(editor.accessToken), id))
      ? done(id)
      : refuse({ code: 'enquiry-not-found' }),
  answer: (id) => ({ id, delivery: 'queued' }),
});
