import * as v from 'valibot';
import { orderSchema } from '../bitcoin-order/order.ts';
import type { CamelCased } from '../casing/field-names.ts';
import { moment } from '../casing/stored-values.ts';
import { defaultLocale, isLocale } from '../locale.ts';
import { localeSchema } from '../post/post.ts';
import { quoteFrom, quoteSchema } from '../quote/quote.ts';
import { appointmentFrom } from './appointment/appointment.ts';

/** The filters above the desk’s list of enquiries. */
export const enquiryFilters = ['all', 'open', 'answered', 'held', 'unmailed'] as const;

export const enquiriesPerPage = 25;

export type EnquiryFilter = (typeof enquiryFilters)[number];

export const enquiryStates = ['open', 'answered'] as const;

const texts = {
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  subject: v.string(),
  message: v.string(),
  page_url: v.string(),
};

/** An enquiry on its way into the database, as the signed text of a mail holds it. */
export const enquirySchema = v.object({
  submission: v.string(),
  ...texts,
  lang: localeSchema,
  quote: quoteSchema,
  appointment: v.pipe(v.optional(v.unknown()), v.transform(appointmentFrom)),
  created_at: moment,
});

const { id, state, resolution, amount_cents, amount_sats, created_at } = orderSchema.entries;

/** An enquiry as `list_enquiries` returns it. */
export const listedEnquirySchema = v.object({
  id: v.string(),
  ...texts,
  lang: v.string(),
  quote: v.unknown(),
  appointment: v.unknown(),
  /** The sums of the quote on the day when the enquiry arrived. */
  monthly_cents: v.nullable(v.number()),
  one_time_cents: v.nullable(v.number()),
  status: v.picklist(enquiryStates),
  /** Why the enquiry was held on arrival, or null. The reason remains after an editor mails the enquiry. */
  held_reason: v.nullable(v.string()),
  created_at: v.string(),
  bitcoin_orders: v.array(v.object({ id, state, resolution, amount_cents, amount_sats, created_at })),
  mails: v.array(
    v.object({
      kind: v.string(),
      state: v.string(),
      attempts: v.number(),
      last_error: v.nullable(v.string()),
      next_try_at: v.string(),
      sent_at: v.nullable(v.string()),
    }),
  ),
});

export const listedEnquiry = ({ quote, appointment, monthlyCents, oneTimeCents, ...enquiry }: Sent) => ({
  ...enquiry,
  lang: isLocale(enquiry.lang) ? enquiry.lang : defaultLocale,
  quote: quoteFrom(quote),
  appointment: appointmentFrom(appointment),
  quoteCents:
    monthlyCents === null || oneTimeCents === null
      ? undefined
      : { monthly: monthlyCents, oneTime: oneTimeCents },
  createdAt: new Date(enquiry.createdAt),
});

type Sent = CamelCased<v.InferOutput<typeof listedEnquirySchema>, 'quote'>;

export type Enquiry = CamelCased<v.InferOutput<typeof enquirySchema>>;
export type ListedEnquiry = ReturnType<typeof listedEnquiry>;
export type ListedMail = ListedEnquiry['mails'][number];
export type EnquiryStatus = (typeof enquiryStates)[number];
