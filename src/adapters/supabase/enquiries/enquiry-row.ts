import type { Enquiry } from '#core/enquiry/stored-enquiry.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { quoteSums } from '#core/quote/quote-sums.ts';

/** Converts an enquiry to a row. The sums use the prices valid for its quote on the day of the enquiry. */
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
