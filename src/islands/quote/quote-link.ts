import { writeQuote } from '#core/quote/quote-address.ts';
import type { Quote } from '#core/quote/quote.ts';

export const quoteLink = (quote: Quote): string =>
  `${location.origin}${location.pathname}?${writeQuote(quote)}#pricing`;
