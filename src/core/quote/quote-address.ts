/** Writes a visitor’s price quote into the URL of a page, and reads it from there. */
import { quoteFrom, type Quote } from './quote.ts';

/** The query parameters of a price quote. The page's URL gets these parameters when a visitor selects a quote. */
const names = { extras: 'extras', pkg: 'pkg', priceList: 'prices', validUntil: 'until' } as const;

export const readQuote = (query: URLSearchParams): Quote | undefined =>
  quoteFrom(Object.fromEntries(Object.entries(names).map(([field, name]) => [field, query.get(name)])));

/** Writes a price quote as a query, without the question mark. No value needs encoding. */
export function writeQuote({ pkg, extras, priceList, validUntil }: Quote): string {
  const parts = [
    extras.length > 0 && `${names.extras}=${extras.join(',')}`,
    `${names.pkg}=${pkg}`,
    `${names.priceList}=${priceList}`,
    validUntil !== undefined && `${names.validUntil}=${validUntil}`,
  ];
  return parts.filter((part) => part !== false).join('&');
}

/** Returns the query of a URL with this quote in place of an earlier one. */
export function queryWith(search: string, quote: Quote | undefined): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(names)) query.delete(name);
  const parts = [query.toString(), quote === undefined ? '' : writeQuote(quote)].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
