import type { Locale } from '#core/locale.ts';

/** The first words of a link block, in the language of the article. An editor can change them. */
export const linkLabels: Record<Locale, { toQuote: string; toPrices: string }> = {
  nl: { toQuote: 'Vraag een offerte aan', toPrices: 'Onze prijzen' },
  en: { toQuote: 'Request a quote', toPrices: 'Our prices' },
  es: { toQuote: 'Solicite un presupuesto', toPrices: 'Nuestros precios' },
  de: { toQuote: 'Angebot anfordern', toPrices: 'Unsere Preise' },
};
