import type { Locale } from '#core/locale.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { quoteSums } from '#core/quote/quote-sums.ts';
import type { Quote } from '#core/quote/quote.ts';
import { quoteText, type QuoteWords } from './quote-text.ts';
import { words } from './words.ts';

/**
 * Returns a quote as plain text for the page, WhatsApp and mail.
 * @param at the day whose prices apply, as YYYY-MM-DD. For a message, the day on which the server received it.
 */
export const quoteSummary = (quote: Quote, { locale, at = islandDay(new Date()) }: SummaryOptions): string =>
  quoteText({ sums: quoteSums(quote, { today: at }), words: quoteWords(locale), locale });

export function quoteWords(locale: Locale): QuoteWords {
  const { pricing, quote } = words(locale);
  const { base, extras, rental } = pricing;
  return {
    title: quote.title,
    base: base.title,
    perMonth: base.perMonth,
    inspections: base.inclusions.inspections,
    extras: quote.extras,
    items: extras.items,
    materials: extras.materials,
    onRequest: extras.onRequest,
    monthly: quote.monthly,
    oneTime: quote.oneTime,
    openSum: quote.openSum,
    valid: quote.valid,
    rental: rental.title,
    rentalFee: rental.fee,
  };
}

type SummaryOptions = { locale: Locale; at?: string };
