import { describe, expect, test } from 'vitest';
import { freshness, priceAge } from './price.ts';

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
