import { writeQuote } from '#core/quote/quote-address.ts';
import type { Quote } from '#core/quote/quote.ts';

/** The link opens the quote again on this page. After a change of language, it still works. */
export const quoteLink = (quote: Quote): string =>
  `${location.origin}${location.pathname}?${writeQuote(quote)}#pricing`;
