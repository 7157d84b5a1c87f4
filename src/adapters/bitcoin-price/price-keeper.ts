import type { AfterAnswer } from '#core/answering/after-answer.ts';
import type { BitcoinPrice } from '#core/bitcoin-price/price.ts';
import { trustedPrice, type SourceAnswer } from '#core/bitcoin-price/trusted-price.ts';

/** A process answers with the same price for this many milliseconds. The host caches it no longer either. */
export const priceCacheMs = 30_000;

/** A price on which two sources agreed is valid for this many milliseconds. The database uses the same limit. */
const agreedPriceMs = 24 * 60 * 60_000;

/** Stores agreed prices at most this often. If a process’s own price is older or missing, reads the stored price. */
const ownPriceMs = 10 * 60_000;

/** After failing to find a trusted price, a process queries no source for this many milliseconds. */
const failureCacheMs = 10_000;

/**
 * Caches the price for 30 seconds. Concurrent callers share one request. An agreed price is stored at most every ten
 * minutes, for processes that start while one source is down.
 */
export function priceKeeper({ ask, agreed, noteFailure, now = Date.now }: Parts): PriceKeeper {
  let lastAgreed: { price: BitcoinPrice; at: number } | undefined;
  let notedAt = Number.NEGATIVE_INFINITY;
  let cached: { outcome: CurrentPrice | undefined; until: number } | undefined;
  let asking: Promise<CurrentPrice | undefined> | undefined;

  async function askAll(afterAnswer: AfterAnswer): Promise<CurrentPrice | undefined> {
    const fetchedAt = now();
    const settled = await Promise.allSettled(ask());
    const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    for (const each of settled) if (each.status === 'rejected') noteFailure(each.reason);

    const trusted =
      trustedPrice({ answers }) ?? trustedPrice({ answers, lastAgreed: await yardstick(answers, fetchedAt) });
    if (trusted?.agreed) keepAgreed({ price: trusted.price, at: fetchedAt }, afterAnswer);
    const outcome = trusted && { price: trusted.price, sources: trusted.sources, fetchedAt };
    cached = { outcome, until: fetchedAt + (outcome === undefined ? failureCacheMs : priceCacheMs) };
    return outcome;
  }

  /** Returns the last agreed price, or undefined if that price is too old or no source has answered. */
  async function yardstick(answers: unknown[], at: number): Promise<BitcoinPrice | undefined> {
    if (answers.length === 0) return undefined;
    const own = lastAgreed !== undefined && at - lastAgreed.at < agreedPriceMs ? lastAgreed : undefined;
    if (own !== undefined && at - own.at < ownPriceMs) return own.price;
    try {
      return (await agreed.last()) ?? own?.price;
    } catch (cause) {
      noteFailure(cause);
      return own?.price;
    }
  }

  function keepAgreed(price: NonNullable<typeof lastAgreed>, afterAnswer: AfterAnswer): void {
    lastAgreed = price;
    if (price.at - notedAt < ownPriceMs) return;
    notedAt = price.at;
    afterAnswer(agreed.note(price.price).catch(noteFailure));
  }

  return {
    current(afterAnswer) {
      if (cached !== undefined && now() < cached.until) return Promise.resolve(cached.outcome);
      asking ??= askAll(afterAnswer).finally(() => (asking = undefined));
      return asking;
    },
  };
}

type Parts = {
  ask: () => Promise<SourceAnswer>[];
  agreed: AgreedPrices;
  noteFailure: (cause: unknown) => void;
  now?: () => number;
};

export type PriceKeeper = { current: (afterAnswer: AfterAnswer) => Promise<CurrentPrice | undefined> };

/** The store of the last agreed price, which all processes share. `last` returns undefined if no price is recent. */
export type AgreedPrices = {
  last: () => Promise<BitcoinPrice | undefined>;
  note: (price: BitcoinPrice) => Promise<void>;
};

/** `fetchedAt` is when the sources were queried, in milliseconds since 1970. */
export type CurrentPrice = { price: BitcoinPrice; sources: string[]; fetchedAt: number };
