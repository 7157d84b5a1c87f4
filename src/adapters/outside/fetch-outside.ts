/**
 * Options of each request to a configured service. A redirect may lead to a host that is not configured, which would
 * get the body, the key and the message.
 */
export const withoutRedirects = { redirect: 'manual' } as const;

/**
 * Calls a configured address. Only this file and `safe-fetch.ts` call `fetch` on the server. An answer that redirects
 * is returned as it is, and no caller takes it for a success, because it is not `ok`.
 */
export const fetchOutside = (
  address: string | URL | Request,
  options: Omit<RequestInit, 'redirect'> = {},
): Promise<Response> => fetch(address, { ...options, ...withoutRedirects });
