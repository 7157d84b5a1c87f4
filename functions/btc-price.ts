import * as v from 'valibot';
import { currentPrice } from '#adapters/bitcoin-price/current-price.ts';
import { priceKeptFor } from '#adapters/bitcoin-price/price-keeper.ts';
import { endpoint } from '#adapters/http/endpoint.ts';
import { keyedByPath } from '#adapters/http/host-cache.ts';

export default endpoint({
  method: 'GET',
  asks: 'anyone',
  input: v.object({}),
  run: (_, { afterAnswer }) => currentPrice(afterAnswer),
  answer: ({ price, sources, fetchedAt }) => ({
    eur: price.eurCents / 100,
    usd: price.usdCents / 100,
    source: [...new Set(sources)].join(', '),
    fetched_at: new Date(fetchedAt).toISOString(),
  }),
  // The host's own cache may hand it out as long as this process would; browsers always ask.
  headers: ({ fetchedAt }) => {
    const seconds = Math.max(0, Math.floor((fetchedAt + priceKeptFor - Date.now()) / 1000));
    return { ...keyedByPath, 'Netlify-CDN-Cache-Control': `public, max-age=${seconds}` };
  },
});
