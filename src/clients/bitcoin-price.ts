import { callFunction } from '#adapters/functions.browser.ts';
import { btcPrice } from '#contract/visitors.ts';
import { priceFrom, type BitcoinPrice } from '#core/bitcoin-price/price.ts';
import { VisitorRefusal } from './visitor-refusal.ts';

/** Throws a `VisitorRefusal` if no plausible price can be fetched. */
export async function fetchBitcoinPrice(signal: AbortSignal): Promise<FetchedPrice> {
  const answer = await callFunction(btcPrice, { input: {}, signal });
  if (!answer.ok) throw new VisitorRefusal(answer.refusal.code);
  const { eur, usd, source } = answer.value;
  const price = priceFrom({ eur, usd });
  const fetchedAt = Date.parse(answer.value.fetchedAt);
  // An implausible price is rejected, even from our own function.
  if (price === undefined || Number.isNaN(fetchedAt)) throw new VisitorRefusal('unreachable');
  return { price, source, fetchedAt, receivedAt: Date.now() };
}

/** `fetchedAt` is from the server’s clock, `receivedAt` from the visitor’s. Both are in milliseconds since 1970. */
export type FetchedPrice = { price: BitcoinPrice; source: string; fetchedAt: number; receivedAt: number };
