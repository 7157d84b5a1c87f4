import { quoteFrom, type Quote } from './quote.ts';

/** The names a quote has in an address; every page with a quote carries them. */
const names = { extras: 'extras', pkg: 'pkg', priceList: 'prices', validUntil: 'until' } as const;

/**
 * The quote of an address; undefined where it has none.
 * @example readQuote(new URLSearchParams('extras=pest&pkg=custom')) // => { pkg: 'custom', extras: ['pest'], … }
 */
export const readQuote = (query: URLSearchParams): Quote | undefined =>
  quoteFrom(Object.fromEntries(Object.entries(names).map(([field, name]) => [field, query.get(name)])));

/**
 * A quote as the query of an address, without the question mark. Nothing in it needs to be encoded.
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
 * The query of a page with another quote, or none: what else stands in it is kept.
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
