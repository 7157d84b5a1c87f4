/** Takes the contact form of a browser without JavaScript, and answers with a page. */
import { senderAt } from '#adapters/signing/address-digest.ts';
import { enquiryDeps } from '#wiring/enquiries.ts';
import { formEndpoint } from '#adapters/http/form-endpoint.ts';
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { appointmentIn } from '#core/enquiry/appointment/appointment.ts';
import { submittedEnquirySchema, type SubmittedEnquiry } from '#core/enquiry/submitted-enquiry.ts';
import { takeEnquiry } from '#core/enquiry/take-enquiry.ts';
import { defaultLocale, isLocale } from '#core/locale.ts';
import { localisedPath, thanksPage } from '#core/paths.ts';
import { readQuote } from '#core/quote/quote-address.ts';
import { siteLetters } from './site-letters.ts';
import { formWithProblems } from '#served-pages/form-with-problems.tsx';

export default formEndpoint({
  read: ({ extras, pkg, priceList, validUntil, ...texts }) => ({
    ...texts,
    quote: { extras, pkg, priceList, validUntil },
    appointment: appointmentIn(texts),
  }),
  // Takes the package from the URL of the page with the form, unless the form already contains extras.
  fromQuery: (query, { extras }) => {
    const pkg = readQuote(query)?.pkg;
    return pkg === undefined || extras !== undefined ? {} : { pkg };
  },
  input: submittedEnquirySchema,
  run: acceptEnquiry,
  next: (_, { lang }) => localisedPath({ path: thanksPage, locale: isLocale(lang) ? lang : defaultLocale }),
  again: formWithProblems,
});

export function acceptEnquiry(
  submitted: SubmittedEnquiry,
  { address, afterAnswer }: { address: string; afterAnswer: AfterAnswer },
) {
  return takeEnquiry(enquiryDeps({ compose: siteLetters(), afterAnswer }), {
    submitted,
    sender: senderAt(address),
    now: new Date(),
  });
}
