import type { BitcoinPrice } from './price.ts';

/** How far two sources may be apart to agree, in percent of the lower price. */
export const maxSourceSpread = 2;

/** How far a source that stands alone may be from the last price on which two agreed, in percent of the lower. */
export const maxSingleSourceDrift = 10;

/**
 * Which price may be shown as fresh. Two sources that agree are believed, and their mean is the price. Where only one is left,
 * it is believed as long as it is near the last price on which two agreed; two that contradict each other are
 * believed only where exactly one of them is near it. In doubt there is no price: no visitor is shown a wrong one.
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

/** What a source said, already checked by `priceFrom`. */
export type SourceAnswer = { source: string; price: BitcoinPrice };

/** `answers`: of those sources that gave a possible price, at most two. */
type Evidence = { answers: readonly SourceAnswer[]; lastAgreed?: BitcoinPrice | undefined };

/** `agreed`: whether it may serve as the yardstick for a source that stands alone later. */
export type TrustedPrice = { price: BitcoinPrice; sources: string[]; agreed: boolean };
