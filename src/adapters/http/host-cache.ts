/**
 * Netlify can only restrict the cache key to named parameters, not ignore the whole query. The cache key therefore includes
 * one parameter that no page ever sends.
 */
const unsent = 'cache-key';

/** Without this header, the whole query would be part of the cache key. */
export const keyedByPath = { 'Netlify-Vary': `query=${unsent}` };

/**
 * Lets the host cache an answer by its path alone. Requests with arbitrary queries then neither call the function again nor
 * fill the cache. Every deploy empties the cache.
 *
 * @example hostCache(url, 'public, max-age=60')
 */
export const hostCache = (url: URL, directives: string): Record<string, string> => ({
  ...keyedByPath,
  'Netlify-CDN-Cache-Control': url.searchParams.has(unsent) ? 'no-store' : directives,
});
