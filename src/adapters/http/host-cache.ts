/** Headers that let Netlify’s cache store one answer of a function per path, whatever the query. */

/** Netlify-Vary must name a query parameter for the cache key. It names this parameter, because no page sends it. */
const unsent = 'cache-key';

/** Without this header, the whole query would be part of the cache key. */
export const keyedByPath = { 'Netlify-Vary': `query=${unsent}` };

/** Caches one answer per path, for all queries. Requests with `cache-key` are not cached, to avoid extra copies. */
export const hostCache = (url: URL, directives: string): Record<string, string> => ({
  ...keyedByPath,
  'Netlify-CDN-Cache-Control': url.searchParams.has(unsent) ? 'no-store' : directives,
});
