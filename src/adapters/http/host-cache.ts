/** No page sends this parameter. Netlify cannot ignore the whole query, but can ignore all parameters except this one. */
const unsent = 'cache-key';

/** Without this header, the whole query would be part of the cache key. */
export const keyedByPath = { 'Netlify-Vary': `query=${unsent}` };

/** Caches an answer by its path alone, so that arbitrary queries do not call the function again. */
export const hostCache = (url: URL, directives: string): Record<string, string> => ({
  ...keyedByPath,
  'Netlify-CDN-Cache-Control': url.searchParams.has(unsent) ? 'no-store' : directives,
});
