/** A visitor’s quote shows the same sums in form, mail and database after the owner has changed prices. */
import fc from 'fast-check';
import * as v from 'valibot';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { enquiryRow } from '#adapters/supabase/enquiries/enquiry-row.ts';
import type { Business } from '#core/business/business.ts';
import { withPriceVersions } from '#core/business/saving/price-versions.ts';
import { daysAfter } from '#core/ibiza-time/days.ts';
import { locales } from '#core/locale.ts';
import { allExtras, pricedExtras, setPriceLists } from '#core/quote/price-lists.ts';
import { readQuote, writeQuote } from '#core/quote/quote-address.ts';
import { quoteSums } from '#core/quote/quote-sums.ts';
import { quoteFrom, quoteSchema, type Quote } from '#core/quote/quote.ts';
import { formatEuro } from '#i18n/format.ts';
import { quoteSummary } from '#i18n/quote-summary.ts';
import { QuoteTable } from '#mail/QuoteTable.tsx';

const cents = fc.integer({ min: 1, max: 10_000_000 });
const prices = fc.record({
  baseCents: cents,
  extras: fc.record(
    Object.fromEntries(pricedExtras.map((id) => [id, cents])) as Record<
      (typeof pricedExtras)[number],
      typeof cents
    >,
  ),
  rentalFeePercent: fc.integer({ min: 1, max: 100 }),
});
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

function use({ prices: current, earlierPrices: earlier }: Business) {
  setPriceLists({ current, earlier });
}

for (const { numRuns, tags } of [
  { numRuns: 20, tags: [] },
  { numRuns: 1000, tags: ['heavy'] },
])
  test(
    `${numRuns} random quotes from the day before a price change have the same sums in link, form, row, mail and desk`,
    { tags },
    () => {
      fc.assert(
        fc.property(
          fc.tuple(prices, prices, prices),
          fc.subarray([...allExtras]),
          fc.integer({ min: 0, max: 29 }),
          fc.constantFrom(...locales),
          ([first, second, third], extras, later, locale) => {
            const before = { ...startingBusiness, prices: { ...first, version: '2026-10' } };
            use(before);
            const quote: Quote = { pkg: 'custom', extras, priceList: '2026-10' };
            const made = quoteSums(quote, { today: '2026-11-23' });
            const { monthlyCents, oneTimeCents, validUntil } = made;

            const changed = withPriceVersions(
              { ...before, prices: second },
              { before, isDemo: false, now: noon('2026-11-24') },
            );
            use(changed);
            const day = daysAfter('2026-11-24', later);
            const link = readQuote(new URLSearchParams(writeQuote({ ...quote, validUntil })));
            const sent = v.parse(quoteSchema, overTheWire(link)) ?? quote;
            const receivedAt = noon(day);
            const texts = [
              quoteSummary(sent, { locale, at: day }),
              renderToStaticMarkup(QuoteTable({ quote: sent, receivedAt, locale })),
            ];
            for (const text of texts) {
              expect(text).toContain(formatEuro(monthlyCents, locale));
              if (extras.length > 0) expect(text).toContain(formatEuro(oneTimeCents, locale));
            }
            const message = { name: '', email: '', phone: '', subject: '', message: '', submission: '' };
            const row = enquiryRow({
              ...message,
              lang: locale,
              pageUrl: '',
              quote: sent,
              createdAt: receivedAt,
            });
            expect(row).toMatchObject({ monthly_cents: monthlyCents, one_time_cents: oneTimeCents });

            // Even after another price change, the desk must show the same sums.
            use(
              withPriceVersions(
                { ...changed, prices: third },
                { before: changed, isDemo: false, now: noon('2027-01-15') },
              ),
            );
            const shown = quoteSums(quoteFrom(overTheWire(row['quote'])) ?? quote, { today: day });
            expect(shown).toMatchObject({ monthlyCents, oneTimeCents, priceList: '2026-10' });
          },
        ),
        { numRuns },
      );
    },
  );
