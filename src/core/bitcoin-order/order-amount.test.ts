import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bitcoinText, dustSatoshis, enoughSatoshis, missingSatoshis, satoshisToAsk } from './order-amount.ts';
import { paymentUri } from './payment-uri.ts';

describe('satoshisToAsk', () => {
  test('rounds the amount up to whole satoshis', () => {
    expect(satoshisToAsk({ amountCents: 380_00, eurCents: 80_000_00 })).toBe(475_000);
    expect(satoshisToAsk({ amountCents: 1, eurCents: 80_000_00 })).toBe(13);
    expect(satoshisToAsk({ amountCents: 1, eurCents: 80_000_01 })).toBe(13);
  });

  test('returns the smallest number of satoshis that covers the amount in euros', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 100_00, max: 1e10 }),
        (cents, price) => {
          const satoshis = BigInt(satoshisToAsk({ amountCents: cents, eurCents: price }));
          const owed = BigInt(cents) * 100_000_000n;
          expect(satoshis * BigInt(price) >= owed).toBe(true);
          expect((satoshis - 1n) * BigInt(price) < owed).toBe(true);
          expect(Number.isSafeInteger(Number(satoshis))).toBe(true);
        },
      ),
      { numRuns: 5000 },
    );
  });
});

describe('missingSatoshis', () => {
  test('is zero if the received sum is enough, and otherwise the full amount minus the received sum', () => {
    for (const amountSats of [20_000, 475_000]) {
      const enough = enoughSatoshis(amountSats);
      const missing = [enough, enough - 1, 0].map((receivedSats) =>
        missingSatoshis({ amountSats, receivedSats }),
      );
      expect(missing).toEqual([0, amountSats - enough + 1, amountSats]);
    }
    // Below 58,600 satoshis, half a percent is less than the 293 satoshis that may always be missing.
    expect([enoughSatoshis(20_000), enoughSatoshis(475_000)]).toEqual([20_000 - dustSatoshis + 1, 472_625]);
  });
});

describe('bitcoinText and paymentUri', () => {
  test('write an amount without rounding', () => {
    expect([475_000, 1, 100_000_000, 2_100_000_012_345_678].map(bitcoinText)).toEqual([
      '0.00475000',
      '0.00000001',
      '1.00000000',
      '21000000.12345678',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 21e14 }), (satoshis) => {
        const uri = new URL(paymentUri({ address: 'bc1qxyz', satoshis }));
        expect([uri.protocol, uri.pathname]).toEqual(['bitcoin:', 'bc1qxyz']);
        for (const text of [bitcoinText(satoshis), uri.searchParams.get('amount') ?? '']) {
          const [whole = '', fraction = ''] = text.split('.');
          expect(BigInt(whole + fraction.padEnd(8, '0'))).toBe(BigInt(satoshis));
        }
      }),
    );
    expect(paymentUri({ address: 'bc1q', satoshis: 100_000_000 })).toBe('bitcoin:bc1q?amount=1');
    expect(paymentUri({ address: 'bc1q', satoshis: 1_000_000_000 })).toBe('bitcoin:bc1q?amount=10');
  });
});
