import { staleAfter } from '../bitcoin-price/price-age.ts';

/** The price of one bitcoin in cents, its sources, and when they were queried (milliseconds since 1970). */
export type CurrentBitcoinPrice = { eurCents: number; sources: string[]; fetchedAt: number };

/**
 * Whether a price may determine the amount of an order: it is fresh, and two sources agree on it. Pages may also show less
 * reliable prices.
 */
export const isFreshAgreedPrice = ({ sources, fetchedAt }: CurrentBitcoinPrice, now: Date): boolean =>
  sources.length === 2 && now.getTime() - fetchedAt <= staleAfter;
