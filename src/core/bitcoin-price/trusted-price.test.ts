/** A wrong price of one service is never shown. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BitcoinPrice } from './price.ts';
import { trustedPrice } from './trusted-price.ts';

const priceOf = (eur: number): BitcoinPrice => ({
  eurCents: Math.round(eur * 100),
  usdCents: Math.round(eur * 115),
});
const answer = (source: string, eur: number) => ({ source, price: priceOf(eur) });

describe('trustedPrice', () => {
  test('returns the average of two sources whose prices differ by at most 2 %', () => {
    expect(trustedPrice({ answers: [answer('one', 80_000), answer('two', 81_600)] })).toEqual({
      price: priceOf(80_800),
      sources: ['one', 'two'],
      agreed: true,
    });
  });

  test('returns no price if the two sources agree in euros but not in dollars', () => {
    const [one, two] = [answer('one', 80_000), answer('two', 80_000)];
    two.price.usdCents *= 1.05;
    expect(trustedPrice({ answers: [one, two] })).toBeUndefined();
  });

  test('returns no price if two sources differ by more than 2 % and no earlier price is known', () => {
    expect(trustedPrice({ answers: [answer('one', 80_000), answer('two', 81_601)] })).toBeUndefined();
    expect(trustedPrice({ answers: [answer('one', 81_601), answer('two', 80_000)] })).toBeUndefined();
  });

  test('returns a single source’s price within 10 % of the last agreed price, marked as not agreed', () => {
    expect(trustedPrice({ answers: [answer('one', 88_000)], lastAgreed: priceOf(80_000) })).toEqual({
      price: priceOf(88_000),
      sources: ['one'],
      agreed: false,
    });
    expect(trustedPrice({ answers: [answer('one', 88_001)], lastAgreed: priceOf(80_000) })).toBeUndefined();
    expect(trustedPrice({ answers: [answer('one', 72_000)], lastAgreed: priceOf(80_000) })).toBeUndefined();
    expect(trustedPrice({ answers: [answer('one', 80_000)] })).toBeUndefined();
  });

  test('returns the price near the last agreed price if the other price is ten times higher', () => {
    const answers = [answer('one', 800_000), answer('two', 80_500)];
    expect(trustedPrice({ answers })).toBeUndefined();
    expect(trustedPrice({ answers, lastAgreed: priceOf(80_000) })?.sources).toEqual(['two']);
    expect(trustedPrice({ answers, lastAgreed: priceOf(60_000) })).toBeUndefined();
  });

  test('returns no price if both sources are near the last agreed price but contradict each other', () => {
    const answers = [answer('one', 78_000), answer('two', 82_000)];
    expect(trustedPrice({ answers, lastAgreed: priceOf(80_000) })).toBeUndefined();
  });

  test('returns no price if no source answered', () => {
    expect(trustedPrice({ answers: [], lastAgreed: priceOf(80_000) })).toBeUndefined();
  });

  test('returns for any input either no price or a price within 10 % of at least two given prices', () => {
    const euros = fc.oneof(
      fc.double({ min: 100, max: 1e8, noNaN: true }),
      fc.double({ min: 70_000, max: 90_000, noNaN: true }),
    );
    fc.assert(
      fc.property(
        fc.array(euros, { maxLength: 2 }),
        fc.option(euros, { nil: undefined }),
        (answers, last) => {
          const trusted = trustedPrice({
            answers: answers.map((eur, at) => answer(String(at), eur)),
            lastAgreed: last === undefined ? undefined : priceOf(last),
          });
          if (trusted === undefined) return;
          const witnesses = [...answers, ...(last === undefined ? [] : [last])].filter((eur) => {
            const apart = Math.abs(priceOf(eur).eurCents - trusted.price.eurCents);
            return apart <= 0.1 * Math.max(priceOf(eur).eurCents, trusted.price.eurCents);
          });
          expect(witnesses.length).toBeGreaterThanOrEqual(2);
          expect(trusted.agreed).toBe(trusted.sources.length === 2);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
