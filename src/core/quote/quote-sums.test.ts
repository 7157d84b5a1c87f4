import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../ibiza-time/days.ts';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { allExtras, isPricedExtra, type EndedPriceList } from './price-lists.ts';
import { quoteDays, quoteSums } from './quote-sums.ts';
import type { Quote } from './quote.ts';

const currentPrices = startingBusiness.prices;
const today = '2026-11-21';
const aQuote = (given: Partial<Quote> = {}): Quote => ({
  pkg: 'custom',
  extras: [],
  priceList: currentPrices.version,
  ...given,
});

/** An ended price list with half of the current prices for the base package and for pest control. */
const older: EndedPriceList = {
  version: '2025-01',
  endedOn: '2026-11-01',
  baseCents: 190_00,
  extras: { ...currentPrices.extras, pest: 22_50 },
  rentalFeePercent: 10,
};
const lists = { current: currentPrices, earlier: [older] };

describe('quoteSums', () => {
  test('adds up priced extras, and lists extras on request without a price', () => {
    const sums = quoteSums(aQuote({ extras: ['groceries', 'deepclean', 'seasonal'] }), { today });
    expect(sums).toEqual({
      pkg: 'custom',
      lines: [
        { id: 'base', cents: 380_00 },
        { id: 'groceries', cents: 50_00 },
        { id: 'deepclean', cents: 200_00 },
      ],
      monthlyCents: 380_00,
      oneTimeCents: 250_00,
      onRequest: ['seasonal'],
      prices: currentPrices,
      priceList: '2026-11',
      validUntil: '2026-12-21',
      replaced: false,
    });
  });

  test('contains no amount for full rental management, because its price is a percentage', () => {
    expect(quoteSums(aQuote({ pkg: 'rental' }), { today })).toMatchObject({
      lines: [],
      monthlyCents: 0,
      oneTimeCents: 0,
      rentalFeePercent: 20,
    });
  });

  test('adds the prices of the selected extras in whole cents, for any selection', () => {
    fc.assert(
      fc.property(fc.subarray([...allExtras]), (extras) => {
        const { lines, monthlyCents, oneTimeCents, onRequest } = quoteSums(aQuote({ extras }), { today });
        const counted = lines.map(({ id }) => id).filter((id) => id !== 'base');
        expect([...counted, ...onRequest].sort()).toEqual([...extras].sort());
        expect(onRequest.some((id) => isPricedExtra(id))).toBe(false);
        expect(lines.every(({ cents }) => Number.isInteger(cents) && cents > 0)).toBe(true);
        expect(monthlyCents).toBe(380_00);
        expect(monthlyCents + oneTimeCents).toBe(lines.reduce((total, { cents }) => total + cents, 0));
      }),
    );
  });

  test('increases the one-time total by exactly the price of an added extra', () => {
    fc.assert(
      fc.property(fc.subarray([...allExtras], { minLength: 1 }), (extras) => {
        const [added, ...rest] = extras;
        if (added === undefined) return;
        const [before, after] = [rest, extras].map((chosen) =>
          quoteSums(aQuote({ extras: chosen }), { today }),
        );
        const price = isPricedExtra(added) ? currentPrices.extras[added] : 0;
        expect((after?.oneTimeCents ?? 0) - (before?.oneTimeCents ?? 0)).toBe(price);
      }),
    );
  });

  test.each([
    ['before the quote expires', '2026-11-20', '2026-11-20', '2025-01', false],
    ['on the day on which its list ended', '2026-11-20', '2026-11-01', '2025-01', false],
    ['on the last valid day', '2026-12-01', '2026-12-01', '2025-01', false],
    ['on the day after the last valid day', '2026-11-20', '2026-11-21', '2026-11', true],
    ['with an expiry date that is too late', '2099-12-31', '2026-12-01', '2025-01', false],
    [
      'with an expiry date that is too late, thirty days after the list ended',
      '2099-12-31',
      '2026-12-02',
      '2026-11',
      true,
    ],
    ['without an expiry date', undefined, '2026-11-02', '2026-11', true],
  ])(
    'uses the price list that is valid for an earlier quote %s',
    (_, validUntil, at, priceList, replaced) => {
      const quote = aQuote({
        priceList: '2025-01',
        extras: ['pest'],
        ...(validUntil === undefined ? {} : { validUntil }),
      });
      const sums = quoteSums(quote, { today: at, lists });
      expect(sums).toMatchObject({ priceList, replaced });
      expect([sums.monthlyCents, sums.oneTimeCents]).toEqual(
        priceList === '2025-01' ? [190_00, 22_50] : [380_00, 45_00],
      );
    },
  );

  test.each([
    [today, today],
    ['2026-11-20', '2026-12-21'],
    ['2026-12-21', '2026-12-21'],
    ['2026-12-22', '2026-12-21'],
    [undefined, '2026-12-21'],
  ])('is valid until %s, as the quote says, or for thirty days: %s', (validUntil, expected) => {
    const quote = aQuote(validUntil === undefined ? {} : { validUntil });
    expect(quoteSums(quote, { today }).validUntil).toBe(expected);
  });

  test('replaces an unknown price list by the current prices, and sets `replaced`', () => {
    expect(
      quoteSums(aQuote({ priceList: '1999-01', validUntil: '2099-01-01' }), { today, lists }),
    ).toMatchObject({
      priceList: '2026-11',
      replaced: true,
      validUntil: '2026-12-21',
    });
  });

  test('honours a price for at most thirty days, whatever expiry date a URL contains', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2026-11', '2025-01', '1999-01'),
        fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2900-01-01') }),
        (priceList, date) => {
          const quote = aQuote({ priceList, validUntil: date.toISOString().slice(0, 10) });
          const sums = quoteSums(quote, { today, lists });
          expect(sums.validUntil >= today).toBe(true);
          expect(
            sums.validUntil <= daysAfter(sums.priceList === '2025-01' ? older.endedOn : today, quoteDays),
          ).toBe(true);
        },
      ),
    );
  });
});
