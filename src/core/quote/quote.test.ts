/** A quote from a URL or a request contains only what the business offers, whatever was typed into the address. */
import * as v from 'valibot';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuote, queryWith, writeQuote } from './quote-address.ts';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { allExtras } from './price-lists.ts';
import { quoteFrom, quoteSchema } from './quote.ts';

const currentPrices = startingBusiness.prices;
const currentList = currentPrices.version;

describe('quotes in URLs and request bodies', () => {
  test('are read from a URL, and their extras are sorted as in the price table', () => {
    const query = new URLSearchParams(
      'extras=seasonal,deepclean,groceries&pkg=custom&prices=2026-11&until=2026-12-21',
    );
    expect(readQuote(query)).toEqual({
      pkg: 'custom',
      extras: ['groceries', 'deepclean', 'seasonal'],
      priceList: '2026-11',
      validUntil: '2026-12-21',
    });
  });

  test('are written to the query without empty parts, and replace an earlier quote', () => {
    const plain = { pkg: 'custom', extras: [], priceList: '2026-11' } as const;
    expect(writeQuote({ ...plain, extras: [] })).toBe('pkg=custom&prices=2026-11');
    const full = { ...plain, extras: ['pest', 'groceries'], validUntil: '2026-12-21' } as const;
    expect(writeQuote({ ...full, extras: [...full.extras] })).toBe(
      'extras=pest,groceries&pkg=custom&prices=2026-11&until=2026-12-21',
    );
    expect(queryWith('?a=1&pkg=rental&extras=pest', { ...plain, extras: [] })).toBe(
      '?a=1&pkg=custom&prices=2026-11',
    );
    expect([
      queryWith('?pkg=rental', undefined),
      queryWith('', undefined),
      queryWith('?a=1', undefined),
    ]).toEqual(['', '', '?a=1']);
  });

  test.each([
    ['an address without a quote', '', undefined],
    ['an unknown package', 'pkg=everything', undefined],
    ['unknown extras', 'extras=castle,__proto__,toString', undefined],
    ['the base package alone', 'pkg=custom', []],
    ['extras without a package', 'extras=pest', ['pest']],
    ['repeated and unknown extras', 'extras=pest,pest,,castle, pest&pkg=custom', ['pest']],
    ['markup', 'extras=<script>alert(1)</script>,carclean&pkg=custom', ['carclean']],
    ['full rental management, which has no extras', 'extras=pest&pkg=rental', []],
  ])('readQuote returns only valid extras from %s', (_, query, extras) => {
    expect(readQuote(new URLSearchParams(query))?.extras).toEqual(extras);
  });

  test('lose an invalid expiry date, and get the current price list version instead of an invalid one', () => {
    const query = new URLSearchParams('pkg=custom&prices=%22%3E%3Cimg&until=2026-02-30');
    expect(readQuote(query)).toEqual({ pkg: 'custom', extras: [], priceList: currentList });
  });

  test('are parsed from any request body without an error, and lose invalid parts', () => {
    for (const body of [
      null,
      7,
      'custom',
      [],
      { pkg: 5 },
      { extras: { length: 9 } },
      { extras: [null, ['pest']] },
    ])
      expect(v.parse(quoteSchema, body), JSON.stringify(body)).toBeUndefined();
    expect(v.parse(quoteSchema, { pkg: 'custom', extras: ['pest', 5, 'pest'], priceList: 9 })).toEqual({
      pkg: 'custom',
      extras: ['pest'],
      priceList: currentList,
    });
  });

  const anyQuote = fc
    .record({
      pkg: fc.constantFrom('custom', 'rental'),
      extras: fc.array(fc.oneof(fc.constantFrom(...allExtras), fc.string())),
      priceList: fc.oneof(fc.constantFrom('2026-11', '2025-01'), fc.string()),
      validUntil: fc.oneof(fc.constantFrom('2026-12-21', '2026-02-31'), fc.string()),
    })
    .map((given) => quoteFrom(given));

  test('are restored from any URL that writeQuote wrote', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        if (quote === undefined) throw new Error('A package was named.');
        const query = writeQuote(quote);
        expect(query).toBe(encodeURI(query));
        expect(readQuote(new URLSearchParams(query))).toEqual(quote);
      }),
    );
  });

  test('never cause an exception, whatever the URL or the request body contains', () => {
    fc.assert(fc.property(fc.webQueryParameters(), (query) => void readQuote(new URLSearchParams(query))));
    fc.assert(fc.property(fc.anything(), (given) => void quoteFrom(given)));
  });

  test('can be replaced or removed in a query without a change to other parameters', () => {
    const quote = { pkg: 'custom', extras: ['pest'], priceList: '2026-11' } as const;
    expect(queryWith('?utm=x&extras=carclean&until=2026-12-01', { ...quote, extras: ['pest'] })).toBe(
      '?utm=x&extras=pest&pkg=custom&prices=2026-11',
    );
    expect(queryWith('?utm=x&pkg=rental', undefined)).toBe('?utm=x');
    expect(queryWith('?pkg=rental', undefined)).toBe('');
  });
});
