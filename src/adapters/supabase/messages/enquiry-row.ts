import * as v from 'valibot';
import { appointmentFrom } from '#core/enquiry/appointment.ts';
import type { Enquiry } from '#core/enquiry/enquiry.ts';
import { localeSchema } from '#core/post/post.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { quoteSums } from '#core/quote/quote-sums.ts';
import { quoteFrom } from '#core/quote/quote.ts';
import { moment } from '#core/casing/stored-values.ts';

/** Converts a message to a row. The sums use the prices valid for its quote on the day of the message. */
export function enquiryRow({ pageUrl, quote, createdAt, ...texts }: Enquiry): Record<string, unknown> {
  const sums = quote && quoteSums(quote, { today: islandDay(createdAt) });
  const isPriced = sums?.pkg === 'custom';
  return {
    ...texts,
    page_url: pageUrl,
    // The stored `validUntil` keeps the prices of the quote valid until that day, even if the price list changes.
    quote: quote && sums && !sums.replaced ? { ...quote, validUntil: sums.validUntil } : (quote ?? null),
    monthly_cents: isPriced ? sums.monthlyCents : null,
    one_time_cents: isPriced ? sums.oneTimeCents : null,
  };
}

export const enquirySchema = v.pipe(
  v.object({
    submission: v.string(),
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    subject: v.string(),
    message: v.string(),
    lang: localeSchema,
    page_url: v.string(),
    quote: v.unknown(),
    appointment: v.optional(v.unknown()),
    created_at: moment,
  }),
  v.transform(({ page_url, quote, appointment, created_at, ...texts }): Enquiry => ({
    ...texts,
    pageUrl: page_url,
    quote: quoteFrom(quote),
    appointment: appointmentFrom(appointment),
    createdAt: created_at,
  })),
);
