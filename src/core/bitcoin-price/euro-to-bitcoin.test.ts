import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { satoshisFor } from './euro-to-bitcoin.ts';

describe('satoshisFor', () => {
  test('converts euros to whole satoshis, and rounds half a satoshi up', () => {
    expect(satoshisFor(380_00, 80_000_00)).toBe(475_000);
    expect(satoshisFor(0, 80_000_00)).toBe(0);
    expect(satoshisFor(1, 80_000_00)).toBe(13); // The amount is exactly 12.5 satoshis before rounding.
    expect(satoshisFor(1, 80_000_01)).toBe(12);
  });

  test('differs from the exact value by at most half a satoshi', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 100_00, max: 1e10 }),
        (cents, price) => {
          const satoshis = BigInt(satoshisFor(cents, price));
          const apart = satoshis * BigInt(price) - BigInt(cents) * 100_000_000n;
          const double = 2n * (apart < 0n ? -apart : apart);
          expect(double <= BigInt(price)).toBe(true);
        },
      ),
    );
  });
});
