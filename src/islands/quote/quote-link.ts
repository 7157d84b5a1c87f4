import { writeQuote } from '#core/quote/quote-address.ts';
import type { Quote } from '#core/quote/quote.ts';

/** Returns a link that opens the quote on this page in any language. */
export const quoteLink = (quote: Quote): string =>
  `${location.origin}${location.pathname}?${writeQuote(quote)}#pricing`;
