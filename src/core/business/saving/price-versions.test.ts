/** A quote keeps the prices with which a visitor got it. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { startingBusiness } from '../../../../tests/support/starting-business.ts';
import { daysAfter } from '../../ibiza-time/days.ts';
import { allExtras } from '../../quote/price-lists.ts';
import { readQuote, writeQuote } from '../../quote/quote-address.ts';
import { quoteDays, quoteSums } from '../../quote/quote-sums.ts';
import { businessProblems, businessSchema, type Business } from '../business.ts';
import { withPriceVersions } from './price-versions.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const listsOf = ({ prices, earlierPrices }: Business) => ({ current: prices, earlier: earlierPrices });
const withBase = (before: Business, { cents, day }: { cents: number; day: string }) =>
  withPriceVersions(
    { ...before, prices: { ...before.prices, baseCents: cents } },
    { before, isDemo: false, now: noon(day) },
  );

describe('price list versions', () => {
  test('do not change if no price changed', () => {
    const after = withPriceVersions(
      { ...startingBusiness, name: 'Casa' },
      { before: startingBusiness, isDemo: false, now: new Date() },
    );
    expect(after).toEqual({ ...startingBusiness, name: 'Casa' });
  });

  test('change with each price change, even within the same month', () => {
    const one = withBase(startingBusiness, { cents: 395_00, day: '2026-11-24' });
    const two = withBase(one, { cents: 380_00, day: '2026-11-24' });
    const three = withBase(two, { cents: 400_00, day: '2026-12-01' });
    expect(three.prices.version).toBe('2026-12');
    expect(three.earlierPrices.map(({ version, endedOn }) => [version, endedOn])).toEqual([
      ['2026-11.3', '2026-12-01'],
      ['2026-11.2', '2026-11-24'],
      ['2026-11', '2026-11-24'],
    ]);
    expect(v.is(businessSchema, three)).toBe(true);
  });

  test('do not keep the demo prices, so that a quote with demo prices gets the current prices', () => {
    const prices = { ...startingBusiness.prices, baseCents: 395_00 };
    const now = noon('2026-11-24');
    const own = withPriceVersions(
      { ...startingBusiness, prices },
      { before: startingBusiness, isDemo: true, now },
    );
    expect(own).toMatchObject({ prices: { version: '2026-11.2' }, earlierPrices: [] });
    const demo = { pkg: 'custom' as const, extras: [], priceList: '2026-11', validUntil: '2026-12-20' };
    const sums = quoteSums(demo, { today: '2026-11-24', lists: listsOf(own) });
    expect(sums).toMatchObject({ monthlyCents: 395_00, replaced: true });
  });

  test('keep the sums of an earlier quote until the quote expires', () => {
    const extras = fc.subarray([...allExtras]);
    fc.assert(
      fc.property(
        extras,
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 40 }),
        (chosen, cents, later) => {
          const before = listsOf(startingBusiness);
          const first = {
            pkg: 'custom' as const,
            extras: chosen,
            priceList: startingBusiness.prices.version,
          };
          const made = quoteSums(first, { today: '2026-11-23', lists: before });
          const link = writeQuote({ ...first, validUntil: made.validUntil });
          const shared = readQuote(new URLSearchParams(link)) ?? first;
          const changed = withBase(startingBusiness, { cents, day: '2026-11-24' });
          const today = daysAfter('2026-11-24', later);
          const now = quoteSums(shared, { today, lists: listsOf(changed) });
          const isHonoured = cents === 380_00 || today <= made.validUntil;
          expect(now.replaced).toBe(!isHonoured);
          expect(now.monthlyCents).toBe(isHonoured ? 380_00 : cents);
          expect(now.oneTimeCents).toBe(made.oneTimeCents);
          if (isHonoured && cents !== 380_00) expect(now.validUntil).toBe(made.validUntil);
          expect(made.validUntil).toBe(daysAfter('2026-11-23', quoteDays));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('give an expired quote the prices that are valid on the day of the calculation', () => {
    const changed = withBase(startingBusiness, { cents: 395_00, day: '2026-11-24' });
    const again = withBase(changed, { cents: 410_00, day: '2026-12-10' });
    const expired = { pkg: 'custom' as const, extras: [], priceList: '2020-01', validUntil: '2020-02-01' };
    const sumsOn = (today: string) => quoteSums(expired, { today, lists: listsOf(again) }).monthlyCents;
    expect(['2026-11-23', '2026-11-24', '2026-12-09', '2026-12-10'].map(sumsOn)).toEqual([
      380_00, 395_00, 395_00, 410_00,
    ]);
  });

  test.each([-1_00, 0, 1e11, 4550.5, NaN])('cannot contain a price of %d cents', (cents) => {
    const prices = { ...startingBusiness.prices, baseCents: cents };
    expect(businessProblems({ ...startingBusiness, prices })).toEqual({ 'prices.baseCents': 'price' });
  });
});
