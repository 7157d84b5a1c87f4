import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFrom, satoshisFor } from './euro-to-bitcoin.ts';

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

describe('centsFrom', () => {
  test.each([
    ['380', 380_00],
    ['380,5', 380_50],
    ['380.50', 380_50],
    ['1.234', 1_234_00],
    ['1,234', 1_234_00],
    ['1.234,56', 1_234_56],
    ['1,234.56', 1_234_56],
    ['1 234,56 €', 1_234_56],
    ['€ 1.234.567', 1_234_567_00],
    ['0', 0],
    ['10000000', 10_000_000_00],
  ])('parses the amount %s', (typed, cents) => {
    expect(centsFrom(typed)).toBe(cents);
  });

  test.each(['', 'abc', '-5', '1,2345', '1.2.3', '1.234.56', '12.34.567', '1e9', '10000000,01', '5,', '٣'])(
    'rejects the amount “%s”',
    (typed) => {
      expect(centsFrom(typed)).toBeUndefined();
    },
  );

  test('parses an amount back to the same cents in each of our languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.constantFrom('nl-NL', 'en-GB', 'es-ES', 'de-DE'),
        (cents, language) => {
          const written = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(
            cents / 100,
          );
          expect(centsFrom(written)).toBe(cents);
        },
      ),
    );
  });
});
