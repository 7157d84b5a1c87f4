/** Netlify-Vary must name at least one query parameter that belongs to the cache key. No page sends this one. */
const unsent = 'cache-key';

/** Without this header, the whole query would be part of the cache key. */
export const keyedByPath = { 'Netlify-Vary': `query=${unsent}` };

/** Caches one answer per path, for all queries. Requests with `cache-key` are not cached: they would add copies. */
export const hostCache = (url: URL, directives: string): Record<string, string> => ({
  ...keyedByPath,
  'Netlify-CDN-Cache-Control': url.searchParams.has(unsent) ? 'no-store' : directives,
});
