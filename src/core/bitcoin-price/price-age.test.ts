import { describe, expect, test } from 'vitest';
import { freshness, priceAge } from './price-age.ts';

const now = 1_800_000_000_000;

describe('priceAge', () => {
  test('counts from the moment the price was fetched', () => {
    expect(priceAge({ fetchedAt: now - 20_000, receivedAt: now - 1000, now })).toBe(20_000);
  });

  test('is at least the time the price has been on screen, even if the visitor’s clock is behind', () => {
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
  ] as const)('after %i milliseconds a price is %s', (age, expected) => {
    expect(freshness(age)).toBe(expected);
  });
});
