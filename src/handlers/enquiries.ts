/** Runs the editors’ functions for enquiries. src/contract/enquiries.ts describes each. */
import { endpoint } from '#adapters/http/endpoint.ts';
import { serverFor } from '#adapters/supabase/access/editor-session.ts';
import { openSealedEnquiry } from '#adapters/supabase/enquiries/sealed-enquiry.ts';
import * as desk from '#adapters/supabase/enquiries/enquiry-desk.ts';
import * as store from '#adapters/supabase/enquiries/enquiry-store.ts';
import * as contracts from '#contract/enquiries.ts';
import { done, refuse } from '#core/result.ts';

export const enquiries = endpoint(contracts.enquiries, {
  run: async (input, { editor }) => done(await desk.listEnquiries(editor.supabase, input)),
});

export const setEnquiryStatus = endpoint(contracts.setEnquiryStatus, {
  run: async (input, { editor }) =>
    (await desk.setEnquiryStatus(editor.supabase, input))
      ? done(input)
      : refuse({ code: 'enquiry-not-found' }),
});

export const mailEnquiryAgain = endpoint(contracts.mailEnquiryAgain, {
  async run({ id }, { editor }) {
    const delivery = await desk.mailEnquiryAgain(editor.supabase, id);
    if (delivery === 'too-many') return refuse({ code: 'too-many-mails', retryAfterSeconds: 3600 });
    return delivery === 'queued' ? done({ id, delivery }) : refuse({ code: 'enquiry-not-found' });
  },
});

export const exportPerson = endpoint(contracts.exportPerson, {
  run: async ({ email, skip }, { editor }) =>
    done({ email, enquiries: await desk.exportPerson(editor.supabase, { email, skip }) }),
});

export const deletePerson = endpoint(contracts.deletePerson, {
  run: async ({ email }, { editor }) => done({ deleted: await desk.deletePerson(editor.supabase, email) }),
});

export const takeInEnquiry = endpoint(contracts.takeInEnquiry, {
  run: async ({ sealed }, { editor }) => {
    const opened = openSealedEnquiry(sealed);
    return opened.ok ? done(await store.takeInEnquiry(serverFor(editor), opened.value)) : opened;
  },
  answer: (id) => ({ id }),
});
