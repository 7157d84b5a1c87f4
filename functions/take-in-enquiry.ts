import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { openSealedEnquiry } from '#adapters/sealed-enquiry.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { takeInEnquiry } from '#adapters/supabase/enquiry-store.ts';
import { done } from '#core/result.ts';

export default endpoint({
  asks: 'editor',
  input: v.object({
    sealed: v.pipe(v.string('The sealed text is required.'), v.minLength(1, 'The sealed text is required.')),
  }),
  run: async ({ sealed }, { editor }) => {
    const opened = openSealedEnquiry(sealed);
    return opened.ok ? done(await takeInEnquiry(supabaseFor(editor.accessToken), opened.value)) : opened;
  },
  answer: (id) => ({ id }),
});
