import { writeQuote } from '#core/quote/quote-address.ts';
import type { Quote } from '#core/quote/quote.ts';

/** The address that opens a quote again, on this page and, after a change of language, on the others. */
export const quoteLink = (quote: Quote): string =>
  `${location.origin}${location.pathname}?${writeQuote(quote)}#pricing`;
