/** Netlify has no word for “no part of the query”, so a part is named that nobody sends; with it nothing is kept. */
const unsent = 'cache-key';

/** The whole query would be part of the key otherwise. */
export const keyedByPath = { 'Netlify-Vary': `query=${unsent}` };

/**
 * Lets the host's network keep an answer under its path alone, so that a query of somebody's choice neither calls the
 * function again nor fills the cache. Every deploy empties that cache.
 * @example hostCache(url, 'public, max-age=60')
 */
export const hostCache = (url: URL, directives: string): Record<string, string> => ({
  ...keyedByPath,
  'Netlify-CDN-Cache-Control': url.searchParams.has(unsent) ? 'no-store' : directives,
});
