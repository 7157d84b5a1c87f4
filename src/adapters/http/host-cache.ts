/** Netlify cannot ignore the whole query, so this names a parameter that no page sends; a request with it is not cached. */
const unsent = 'cache-key';

/** The whole query would be part of the key otherwise. */
export const keyedByPath = { 'Netlify-Vary': `query=${unsent}` };

/**
 * Lets the host cache an answer by its path alone, so that an arbitrary query neither calls the
 * function again nor fills the cache. Every deploy empties that cache.
 * @example hostCache(url, 'public, max-age=60')
 */
export const hostCache = (url: URL, directives: string): Record<string, string> => ({
  ...keyedByPath,
  'Netlify-CDN-Cache-Control': url.searchParams.has(unsent) ? 'no-store' : directives,
});
