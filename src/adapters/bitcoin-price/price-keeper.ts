import type { AfterAnswer } from '#core/answering/after-answer.ts';
import type { BitcoinPrice } from '#core/bitcoin-price/price.ts';
import { trustedPrice, type SourceAnswer } from '#core/bitcoin-price/trusted-price.ts';

/** How long a price is handed out before the sources are asked again, in milliseconds. */
export const priceKeptFor = 30_000;

/** After this time an agreed price says nothing any more; the database holds to the same. */
const measuresFor = 24 * 60 * 60_000;

/** How old this process's own agreed price may be before it looks for a younger one, and notes its own again. */
const ownKeptFor = 10 * 60_000;

/** How long nobody is asked again after there was no price to trust, in milliseconds. */
const failureKeptFor = 10_000;

/**
 * Keeps the price in this process: 30 seconds long nobody asks anew, and who asks meanwhile waits for the same answer. The
 * last price on which two sources agreed is kept here, and noted for other processes every ten minutes: on the host, a process
 * often begins when one of the sources is away already. What others noted is read only when the sources do not agree.
 */
export function priceKeeper({ ask, agreed, noteFailure, now = Date.now }: Parts): PriceKeeper {
  let lastAgreed: { price: BitcoinPrice; at: number } | undefined;
  let notedAt = Number.NEGATIVE_INFINITY;
  let kept: { outcome: CurrentPrice | undefined; until: number } | undefined;
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
    kept = { outcome, until: fetchedAt + (outcome === undefined ? failureKeptFor : priceKeptFor) };
    return outcome;
  }

  /** The youngest price on which two agreed, as far as it is needed and can be had. */
  async function yardstick(answers: unknown[], at: number): Promise<BitcoinPrice | undefined> {
    if (answers.length === 0) return undefined;
    const own = lastAgreed !== undefined && at - lastAgreed.at < measuresFor ? lastAgreed : undefined;
    if (own !== undefined && at - own.at < ownKeptFor) return own.price;
    try {
      return (await agreed.last()) ?? own?.price;
    } catch (cause) {
      noteFailure(cause);
      return own?.price;
    }
  }

  function keepAgreed(price: NonNullable<typeof lastAgreed>, afterAnswer: AfterAnswer): void {
    lastAgreed = price;
    if (price.at - notedAt < ownKeptFor) return;
    notedAt = price.at;
    afterAnswer(agreed.note(price.price).catch(noteFailure));
  }

  return {
    current(afterAnswer) {
      if (kept !== undefined && now() < kept.until) return Promise.resolve(kept.outcome);
      asking ??= askAll(afterAnswer).finally(() => (asking = undefined));
      return asking;
    },
  };
}

/** `ask`: puts the question to every source. */
type Parts = {
  ask: () => Promise<SourceAnswer>[];
  agreed: AgreedPrices;
  noteFailure: (cause: unknown) => void;
  now?: () => number;
};

export type PriceKeeper = { current: (afterAnswer: AfterAnswer) => Promise<CurrentPrice | undefined> };

/** The last agreed price as all processes know it. `last`: undefined where none is young enough. */
export type AgreedPrices = {
  last: () => Promise<BitcoinPrice | undefined>;
  note: (price: BitcoinPrice) => Promise<void>;
};

/** `fetchedAt`: when the sources were asked, in milliseconds since 1970. */
export type CurrentPrice = { price: BitcoinPrice; sources: string[]; fetchedAt: number };
