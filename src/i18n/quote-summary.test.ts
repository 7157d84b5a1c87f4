import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import type { Quote } from '#core/quote/quote.ts';
import { quoteSummary } from './quote-summary.ts';

const quote: Quote = {
  pkg: 'custom',
  extras: ['groceries', 'handyman', 'weeklyinspections'],
  priceList: '2026-11',
  validUntil: '2026-12-20',
};
const at = '2026-11-21';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('quoteSummary', () => {
  test('lists everything that the visitor selected, with the monthly and the one-time total', () => {
    expect(plain(quoteSummary(quote, { locale: 'nl', at }))).toBe(
      [
        'Offerteaanvraag',
        'Basispakket: € 380 per maand, inclusief btw\n– 2 of 4 controlebezoeken per maand, zoals afgesproken',
        'Extra’s:\n– Boodschappen doen vóór uw aankomst: € 50\n– Klus door de klusjesman (exclusief materiaal): € 40\n– Extra wekelijkse controlebezoeken: op aanvraag',
        'Totaal per maand: € 380\nTotaal eenmalig: € 90 (exclusief de extra’s op aanvraag)',
        'Prijzen geldig tot en met 20 december 2026',
      ].join('\n\n'),
    );
  });

  test('lists only the base package if the visitor selected no extras', () => {
    const text = plain(quoteSummary({ ...quote, extras: [] }, { locale: 'en', at }));
    expect(text).toContain('Base package: €380 per month, including VAT');
    expect(text).not.toMatch(/Extras|one-time/);
  });

  test.each(locales)('says “including VAT” only for the base package, in %s', (locale) => {
    const vat = { en: 'VAT', nl: 'btw', es: 'IVA', de: 'MwSt' }[locale];
    const lines = quoteSummary(quote, { locale, at })
      .split('\n')
      .filter((line) => line.includes(vat));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('380');
  });

  test.each(locales)(
    'describes full rental management as a percentage of the rental price, in %s',
    (locale) => {
      const text = quoteSummary({ ...quote, pkg: 'rental', extras: [] }, { locale, at });
      expect(text).toMatch(/20\s?%/);
      expect(text).not.toMatch(/380|\{/);
    },
  );
});
