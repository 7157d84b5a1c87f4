import { staleAfter } from '../bitcoin-price/price-age.ts';

/** What one bitcoin costs in cents, the services that say so, and when they were asked (milliseconds since 1970). */
export type CurrentBitcoinPrice = { eurCents: number; sources: string[]; fetchedAt: number };

/** Whether an amount may be fixed at a price: two services agreed on it, and it is not stale. A page may show more than that. */
export const isFreshAgreedPrice = ({ sources, fetchedAt }: CurrentBitcoinPrice, now: Date): boolean =>
  sources.length === 2 && now.getTime() - fetchedAt <= staleAfter;
