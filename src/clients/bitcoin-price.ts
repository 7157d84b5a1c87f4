import { callFunction } from '#adapters/functions.browser.ts';
import { btcPrice } from '#contract/visitors.ts';
import { priceFrom, type BitcoinPrice } from '#core/bitcoin-price/price.ts';

/** The price our own function vouches for. Throws a `NoPrice` where there is none. */
export async function fetchBitcoinPrice(signal: AbortSignal): Promise<FetchedPrice> {
  const answer = await callFunction(btcPrice, { input: {}, signal });
  if (!answer.ok) throw new NoPrice(answer.refusal.code);
  const { eur, usd, source } = answer.value;
  const price = priceFrom({ eur, usd });
  const fetchedAt = Date.parse(answer.value.fetchedAt);
  // What cannot be a price is shown to nobody, whoever says it.
  if (price === undefined || Number.isNaN(fetchedAt)) throw new NoPrice('unreachable');
  return { price, source, fetchedAt, receivedAt: Date.now() };
}

/** There is no price: the server has none to be trusted, or is out of reach. */
export class NoPrice extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`There is no Bitcoin price (${code}).`);
    this.name = 'NoPrice';
    this.code = code;
  }
}

/** `fetchedAt` by the server's clock, `receivedAt` by the visitor's; milliseconds since 1970. */
export type FetchedPrice = { price: BitcoinPrice; source: string; fetchedAt: number; receivedAt: number };
