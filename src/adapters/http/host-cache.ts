/** Netlify cannot ignore a whole query. The cache key therefore includes only one parameter, which no page ever sends. */
const unsent = 'cache-key';

/** Without this header, the whole query would be part of the cache key. */
export const keyedByPath = { 'Netlify-Vary': `query=${unsent}` };

/**
 * Lets the host cache an answer by its path alone, so that an arbitrary query neither calls the function again nor fills
 * the cache. Every deploy empties the cache.
 *
 * @example hostCache(url, 'public, max-age=60')
 */
export const hostCache = (url: URL, directives: string): Record<string, string> => ({
  ...keyedByPath,
  'Netlify-CDN-Cache-Control': url.searchParams.has(unsent) ? 'no-store' : directives,
});
