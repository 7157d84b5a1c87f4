import type { BitcoinPrice } from '#core/bitcoin-price/price.ts';
import { trustedPrice, type SourceAnswer } from '#core/bitcoin-price/trusted-price.ts';

/** How long a price is handed out before the sources are asked again, in milliseconds. */
export const priceKeptFor = 30_000;

/** How long nobody is asked again after there was no price to trust, in milliseconds. */
const failureKeptFor = 10_000;

/**
 * Keeps the price in this process: 30 seconds long nobody asks anew, and who asks meanwhile waits for the same answer. The
 * last price on which two sources agreed is kept here only. A new process therefore begins without one, and says that there
 * is no price while one of the sources is away.
 */
export function priceKeeper({ ask, noteFailure, now = Date.now }: Parts): PriceKeeper {
  let lastAgreed: BitcoinPrice | undefined;
  let kept: { outcome: CurrentPrice | undefined; until: number } | undefined;
  let asking: Promise<CurrentPrice | undefined> | undefined;

  async function askAll(): Promise<CurrentPrice | undefined> {
    const fetchedAt = now();
    const settled = await Promise.allSettled(ask());
    const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    for (const each of settled) if (each.status === 'rejected') noteFailure(each.reason);

    const trusted = trustedPrice({ answers, lastAgreed });
    if (trusted?.agreed) lastAgreed = trusted.price;
    const outcome = trusted && { price: trusted.price, sources: trusted.sources, fetchedAt };
    kept = { outcome, until: fetchedAt + (outcome === undefined ? failureKeptFor : priceKeptFor) };
    return outcome;
  }

  return {
    current() {
      if (kept !== undefined && now() < kept.until) return Promise.resolve(kept.outcome);
      asking ??= askAll().finally(() => (asking = undefined));
      return asking;
    },
  };
}

/** `ask`: puts the question to every source. */
type Parts = {
  ask: () => Promise<SourceAnswer>[];
  noteFailure: (cause: unknown) => void;
  now?: () => number;
};

export type PriceKeeper = { current: () => Promise<CurrentPrice | undefined> };

/** `fetchedAt`: when the sources were asked, in milliseconds since 1970. */
export type CurrentPrice = { price: BitcoinPrice; sources: string[]; fetchedAt: number };
