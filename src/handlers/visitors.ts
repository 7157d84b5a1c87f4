/** Runs the functions that every visitor may call. src/contract/visitors.ts describes each. */
import { currentPrice } from '#adapters/bitcoin-price/current-price.ts';
import { priceCacheMs } from '#adapters/bitcoin-price/price-keeper.ts';
import { contactStamp as stampAt } from '#adapters/signing/contact-stamp.ts';
import { endpoint } from '#adapters/http/endpoint.ts';
import { keyedByPath } from '#adapters/http/host-cache.ts';
import { searchPosts } from '#adapters/supabase/posts/search-posts.ts';
import * as visitors from '#contract/visitors.ts';
import { done } from '#core/result.ts';
import { acceptEnquiry } from './contact-form.ts';

export const search = endpoint(visitors.search, {
  run: async (words) => done(await searchPosts(words)),
  answer: (found) => {
    const withAllWords = found.filter(({ hasAllWords }) => hasAllWords).length;
    const results = found.map(({ slug, title, excerpt, publishedAt }) => ({
      slug,
      title,
      excerpt,
      publishedAt,
    }));
    return withAllWords < results.length ? { results, withAllWords } : { results };
  },
});

export const btcPrice = endpoint(visitors.btcPrice, {
  run: (_, { afterAnswer }) => currentPrice(afterAnswer),
  answer: ({ price, sources, fetchedAt }) => ({
    eur: price.eurCents / 100,
    usd: price.usdCents / 100,
    source: [...new Set(sources)].join(', '),
    fetchedAt: new Date(fetchedAt),
  }),
  // The host may cache the price until this process’s cached price expires. Browsers may not cache the price.
  headers: ({ fetchedAt }) => {
    const seconds = Math.max(0, Math.floor((fetchedAt + priceCacheMs - Date.now()) / 1000));
    return { ...keyedByPath, 'Netlify-CDN-Cache-Control': `public, max-age=${seconds}` };
  },
});

export const sendContactEmail = endpoint(visitors.sendContactEmail, {
  run: acceptEnquiry,
  answer: (taken) => ({ ok: true as const, ...taken }),
});

export const contactStamp = endpoint(visitors.contactStamp, {
  run: () => Promise.resolve(done({ stamp: stampAt(new Date()) })),
});
