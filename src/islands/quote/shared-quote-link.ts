import { writeQuote } from '#core/quote/quote-address.ts';
import type { Quote } from '#core/quote/quote.ts';

/** The address of this page with the visitor’s quote, to share it. */
export const sharedQuoteLink = (quote: Quote): string =>
  `${location.origin}${location.pathname}?${writeQuote(quote)}#pricing`;
