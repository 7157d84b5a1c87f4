import { staleAfter } from '../bitcoin-price/price-age.ts';

/** The price of one bitcoin in cents, its sources, and the time of the query in milliseconds since 1970. */
export type CurrentBitcoinPrice = { eurCents: number; sources: string[]; fetchedAt: number };

/** Whether an order may use a price. Unlike a page, an order needs a fresh price on which two sources agree. */
export const isFreshAgreedPrice = ({ sources, fetchedAt }: CurrentBitcoinPrice, now: Date): boolean =>
  sources.length === 2 && now.getTime() - fetchedAt <= staleAfter;
