import type { AnswerOf } from '#contract/contract.ts';
import { enquiries as listEnquiries } from '#contract/enquiries.ts';
import { enquiriesPerPage, type EnquiryFilter, type ListedEnquiry } from '#core/enquiry/listed-enquiry.ts';
import { defaultLocale, isLocale } from '#core/locale.ts';
import { quoteFrom } from '#core/quote/quote.ts';
import { callAsEditor } from '#session/session.ts';
import { listPage } from './list-page.ts';

/** Messages of a kind, after so many of them. */
export async function fetchEnquiries({ filter, skip }: { filter: EnquiryFilter; skip: number }) {
  const { counts, enquiries } = await callAsEditor(listEnquiries, { filter, skip: String(skip) });
  return { counts, ...listPage(enquiries.map(listedEnquiry), { skip, perPage: enquiriesPerPage }) };
}

const listedEnquiry = ({
  page_url,
  held_reason,
  created_at,
  lang,
  quote,
  monthly_cents,
  one_time_cents,
  bitcoin_orders,
  mails,
  ...enquiry
}: Sent): ListedEnquiry => ({
  ...enquiry,
  lang: isLocale(lang) ? lang : defaultLocale,
  pageUrl: page_url,
  quote: quoteFrom(quote),
  quoteCents:
    monthly_cents === null || one_time_cents === null
      ? undefined
      : { monthly: monthly_cents, oneTime: one_time_cents },
  heldReason: held_reason ?? undefined,
  createdAt: new Date(created_at),
  orders: bitcoin_orders.map(({ id, state, resolution, ...order }) => ({
    id,
    state,
    resolution,
    amountCents: order.amount_cents,
    createdAt: new Date(order.created_at),
  })),
  mails: mails.map(({ last_error, next_try_at, sent_at, ...mail }) => ({
    ...mail,
    lastError: last_error ?? undefined,
    nextTryAt: new Date(next_try_at),
    sentAt: sent_at === null ? undefined : new Date(sent_at),
  })),
});

type Sent = AnswerOf<typeof listEnquiries>['enquiries'][number];
