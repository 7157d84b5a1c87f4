import * as v from 'valibot';
import { isDay } from '../ibiza-time/days.ts';
import { allExtras, priceLists, isExtra, type ExtraId } from './prices.ts';

/**
 * Reads a quote from an address, a browser's storage, a form or a program. Unknown, repeated and malicious values are
 * dropped without an error. Returns undefined if the visitor has selected nothing. The extras are in the order of the price
 * table.
 *
 * @example quoteFrom({ extras: 'deepclean,hack', pkg: 'custom' }) // => { pkg: 'custom', extras: ['deepclean'], … }
 */
export function quoteFrom(given: unknown): Quote | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { pkg, extras, priceList, validUntil } = given as Record<string, unknown>;
  const terms = {
    priceList:
      typeof priceList === 'string' && priceVersionFormat.test(priceList)
        ? priceList
        : priceLists().current.version,
    ...(typeof validUntil === 'string' && isDay(validUntil) ? { validUntil } : {}),
  };
  if (pkg === 'rental') return { pkg, extras: [], ...terms };
  const chosen = new Set(textsIn(extras).filter(isExtra));
  // A form without JavaScript sends only the extras, without a package.
  if (pkg !== 'custom' && chosen.size === 0) return undefined;
  return { pkg: 'custom', extras: allExtras.filter((id) => chosen.has(id)), ...terms };
}

/** Applies `quoteFrom` to the body of a request. */
export const quoteSchema = v.pipe(v.unknown(), v.transform(quoteFrom));

/**
 * Matches the version of a price list, such as `2026-11` or `2026-11.2`: a year and a month, possibly with a number. An
 * unknown version stays in the quote until `quoteSums` replaces it, and the page then informs the visitor.
 */
export const priceVersionFormat = /^\d{4}-\d{2}(\.\d{1,3})?$/;

/** Reads a comma-separated list or an array of strings. Any other value becomes an empty list. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(',');
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A quote is for either the base package with extras, or full rental management. `quoteSums` computes its sums. */
export type Quote = {
  pkg: 'custom' | 'rental';
  extras: ExtraId[];
  /** The version of the prices that the quote uses. */
  priceList: string;
  /** The last day on which these prices apply, as YYYY-MM-DD. */
  validUntil?: string;
};
