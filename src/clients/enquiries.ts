import type { AnswerOf } from '#contract/contract.ts';
import { enquiries as listEnquiries } from '#contract/enquiries.ts';
import { appointmentFrom } from '#core/enquiry/appointment.ts';
import { enquiriesPerPage, type EnquiryFilter, type ListedEnquiry } from '#core/enquiry/listed-enquiry.ts';
import { defaultLocale, isLocale } from '#core/locale.ts';
import { quoteFrom } from '#core/quote/quote.ts';
import { callAsEditor } from '#session/session.ts';
import { listPage } from './list-page.ts';

export async function fetchEnquiries({ filter, skip }: { filter: EnquiryFilter; skip: number }) {
  const { counts, enquiries } = await callAsEditor(listEnquiries, { filter, skip: String(skip) });
  return { counts, ...listPage(enquiries.map(listedEnquiry), { skip, perPage: enquiriesPerPage }) };
}

const listedEnquiry = ({
  lang,
  quote,
  appointment,
  monthlyCents,
  oneTimeCents,
  ...enquiry
}: Sent): ListedEnquiry => ({
  ...enquiry,
  lang: isLocale(lang) ? lang : defaultLocale,
  quote: quoteFrom(quote),
  appointment: appointmentFrom(appointment),
  quoteCents:
    monthlyCents === null || oneTimeCents === null
      ? undefined
      : { monthly: monthlyCents, oneTime: oneTimeCents },
  createdAt: new Date(enquiry.createdAt),
});

type Sent = AnswerOf<typeof listEnquiries>['enquiries'][number];
