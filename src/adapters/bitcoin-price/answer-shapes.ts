import * as v from 'valibot';

/** Identifies the price service by the shape of its answer, so that the URL may be that of a proxy. */
export function pricesIn(json: unknown): Prices | undefined {
  for (const shape of shapes) {
    const read = v.safeParse(shape, json);
    if (read.success) return read.output;
  }
  return undefined;
}

const amount = v.union([
  v.number(),
  // Some services write numbers as strings.
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,12}(\.\d+)?$/),
    v.transform((text) => Number(text)),
  ),
]);

/** CoinGecko: `/api/v3/simple/price?ids=bitcoin&vs_currencies=eur,usd&include_last_updated_at=true`. */
const coinGecko = v.pipe(
  v.object({
    bitcoin: v.object({ eur: v.number(), usd: v.number(), last_updated_at: v.optional(v.number()) }),
  }),
  v.transform(({ bitcoin }): Prices => {
    const { eur, usd, last_updated_at: seconds } = bitcoin;
    return { eur, usd, ...(seconds === undefined ? {} : { at: seconds * 1000 }) };
  }),
);

/** Coinbase: `/v2/exchange-rates?currency=BTC`. */
const coinbase = v.pipe(
  v.object({
    data: v.object({ currency: v.literal('BTC'), rates: v.object({ EUR: amount, USD: amount }) }),
  }),
  v.transform(({ data }): Prices => ({ eur: data.rates.EUR, usd: data.rates.USD })),
);

/** Kraken: `/0/public/Ticker?pair=XBTEUR,XBTUSD`. The first element of `c` is the last price. */
const lastTrade = v.object({ c: v.looseTuple([amount]) });
const kraken = v.pipe(
  v.object({
    error: v.pipe(v.array(v.unknown()), v.length(0)),
    result: v.object({ XXBTZEUR: lastTrade, XXBTZUSD: lastTrade }),
  }),
  v.transform(({ result }): Prices => ({ eur: result.XXBTZEUR.c[0], usd: result.XXBTZUSD.c[0] })),
);

const shapes = [coinGecko, coinbase, kraken];

/** `at` is when the service determined the price, in milliseconds since 1970. */
export type Prices = { eur: number; usd: number; at?: number };
