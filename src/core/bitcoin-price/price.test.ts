import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceFrom, priceAge, freshness } from './price.ts';

describe('priceFrom', () => {
  test('rounds a price to whole cents', () => {
    expect(priceFrom({ eur: 80_000.5, usd: 92_000.004 })).toEqual({
      eurCents: 8_000_050,
      usdCents: 9_200_000,
    });
    expect(priceFrom({ eur: 100, usd: 100.01 })).toEqual({ eurCents: 10_000, usdCents: 10_001 });
    expect(priceFrom({ eur: 100_000_000, usd: 50_000_000 })).toEqual({
      eurCents: 10_000_000_000,
      usdCents: 5_000_000_000,
    });
  });

  test.each([
    ['nothing', { eur: undefined, usd: 92_000 }],
    ['null', { eur: 80_000, usd: null }],
    ['a text', { eur: '80000', usd: 92_000 }],
    ['not a number', { eur: NaN, usd: 92_000 }],
    ['endless', { eur: Infinity, usd: Infinity }],
    ['zero', { eur: 0, usd: 0 }],
    ['negative', { eur: -80_000, usd: -92_000 }],
    ['absurdly low', { eur: 80, usd: 92 }],
    ['absurdly high', { eur: 8e9, usd: 9e9 }],
    ['just too low', { eur: 99.99, usd: 100 }],
    ['just too high', { eur: 100_000_000, usd: 100_000_000.01 }],
    ['euros off by a factor of ten', { eur: 800_000, usd: 92_000 }],
    ['dollars off by a factor of ten', { eur: 80_000, usd: 9_200 }],
  ])('rejects a price that is %s', (_, given) => {
    expect(priceFrom(given)).toBeUndefined();
  });

  test('returns for any input either undefined or whole, positive cents with a plausible exchange rate', () => {
    const anything = fc.oneof(fc.anything(), fc.double(), fc.double({ min: 50, max: 2e8, noNaN: true }));
    fc.assert(
      fc.property(anything, anything, (eur, usd) => {
        const price = priceFrom({ eur, usd });
        if (price === undefined) return;
        expect(Number.isInteger(price.eurCents) && Number.isInteger(price.usdCents)).toBe(true);
        expect(Math.min(price.eurCents, price.usdCents)).toBeGreaterThanOrEqual(100_00);
        expect(price.eurCents / price.usdCents).toBeGreaterThan(0.49);
        expect(price.eurCents / price.usdCents).toBeLessThan(2.01);
      }),
      { numRuns: 2000 },
    );
  });
});

const now = 1_800_000_000_000;

describe('priceAge', () => {
  test('returns the time since the price was fetched', () => {
    expect(priceAge({ fetchedAt: now - 20_000, receivedAt: now - 1000, now })).toBe(20_000);
  });

  test('returns at least the time since the page received the price, even if the visitor’s clock is behind', () => {
    expect(priceAge({ fetchedAt: now + 3_600_000, receivedAt: now - 40_000, now })).toBe(40_000);
    expect(priceAge({ fetchedAt: now + 3_600_000, receivedAt: now, now })).toBe(0);
  });
});

describe('freshness', () => {
  test.each([
    [0, 'fresh'],
    [30_000, 'fresh'],
    [30_001, 'stale'],
    [600_000, 'stale'],
    [600_001, 'withdrawn'],
  ] as const)('returns for a price with the age of %i milliseconds the rating “%s”', (age, expected) => {
    expect(freshness(age)).toBe(expected);
  });
});
