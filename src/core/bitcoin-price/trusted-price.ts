import type { BitcoinPrice } from './price.ts';

/** Allowed difference between two agreeing sources, in percent of the lower price. */
export const maxSourceSpread = 2;

/** Allowed difference between a single source and the last agreed price, in percent of the lower one. */
export const maxSingleSourceDrift = 10;

/**
 * The price that may be shown as fresh. Two agreeing sources are averaged. A single source is trusted if it is near
 * the last agreed price; of two contradicting sources, only the one that is near it. In doubt there is no price.
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

/** A source's answer, validated by `priceFrom`. */
export type SourceAnswer = { source: string; price: BitcoinPrice };

/** `answers`: at most two, one per source with a valid price. */
type Evidence = { answers: readonly SourceAnswer[]; lastAgreed?: BitcoinPrice | undefined };

/** `agreed`: whether later single sources may be compared with it. */
export type TrustedPrice = { price: BitcoinPrice; sources: string[]; agreed: boolean };
