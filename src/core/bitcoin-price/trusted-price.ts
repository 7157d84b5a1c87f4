/** Decides whether a price may be shown: two sources agree, or one is near the last price on which two agreed. */
import type { BitcoinPrice } from './price.ts';

/** Two sources agree if their prices differ by at most this percentage of the lower price. */
const maxSourceSpread = 2;

/** A single source may differ from the last agreed price by at most this percentage of the lower price. */
const maxSingleSourceDrift = 10;

/**
 * Returns the price to show as current: the mean of two sources that agree, or the price of the only source near the
 * last agreed price. Returns undefined if there is neither.
 */
export function trustedPrice({ answers, lastAgreed }: Evidence): TrustedPrice | undefined {
  const [first, second] = answers;
  if (first !== undefined && second !== undefined && areWithin(maxSourceSpread, first.price, second.price))
    return { price: meanOf(first.price, second.price), sources: [first.source, second.source], agreed: true };

  if (lastAgreed === undefined) return undefined;
  const near = answers.filter(({ price }) => areWithin(maxSingleSourceDrift, price, lastAgreed));
  const [alone] = near;
  return alone === undefined || near.length > 1
    ? undefined
    : { price: alone.price, sources: [alone.source], agreed: false };
}

function areWithin(percent: number, one: BitcoinPrice, other: BitcoinPrice): boolean {
  return (['eurCents', 'usdCents'] as const).every(
    (cents) => 100 * Math.abs(one[cents] - other[cents]) <= percent * Math.min(one[cents], other[cents]),
  );
}

const meanOf = (one: BitcoinPrice, other: BitcoinPrice): BitcoinPrice => ({
  eurCents: Math.round((one.eurCents + other.eurCents) / 2),
  usdCents: Math.round((one.usdCents + other.usdCents) / 2),
});

export type SourceAnswer = { source: string; price: BitcoinPrice };

/** `answers` has at most two elements, one for each source with a valid price. */
type Evidence = { answers: readonly SourceAnswer[]; lastAgreed?: BitcoinPrice | undefined };

/** `agreed`: two sources agreed, so a later single source may be compared with this price. */
export type TrustedPrice = { price: BitcoinPrice; sources: string[]; agreed: boolean };
