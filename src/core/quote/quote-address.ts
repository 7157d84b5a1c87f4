import { quoteFrom, type Quote } from './quote.ts';

/** The query parameters of a quote. Every page adds them to its links. */
const names = { extras: 'extras', pkg: 'pkg', priceList: 'prices', validUntil: 'until' } as const;

/**
 * Reads the quote from an address. Returns undefined if the address has none.
 * @example readQuote(new URLSearchParams('extras=pest&pkg=custom')) // => { pkg: 'custom', extras: ['pest'], … }
 */
export const readQuote = (query: URLSearchParams): Quote | undefined =>
  quoteFrom(Object.fromEntries(Object.entries(names).map(([field, name]) => [field, query.get(name)])));

/**
 * Writes a quote as a query, without the question mark. The values need no encoding.
 * @example writeQuote({ pkg: 'custom', extras: ['pest'], priceList: '2026-11' }) // => 'extras=pest&pkg=custom&prices=2026-11'
 */
export function writeQuote({ pkg, extras, priceList, validUntil }: Quote): string {
  const parts = [
    extras.length > 0 && `${names.extras}=${extras.join(',')}`,
    `${names.pkg}=${pkg}`,
    `${names.priceList}=${priceList}`,
    validUntil !== undefined && `${names.validUntil}=${validUntil}`,
  ];
  return parts.filter((part) => part !== false).join('&');
}

/**
 * Replaces or removes the quote in a query, and keeps the other parameters.
 * @example queryWith('?utm=x&extras=pest', undefined) // => '?utm=x'
 */
export function queryWith(search: string, quote: Quote | undefined): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(names)) query.delete(name);
  const parts = [query.toString(), quote === undefined ? '' : writeQuote(quote)].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
