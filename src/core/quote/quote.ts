import * as v from 'valibot';
import { isDay } from '../ibiza-time/days.ts';
import { allExtras, currentPrices, isExtra, type ExtraId } from './prices.ts';

/**
 * A quote from whatever an address, a browser's storage, a form or a program holds. Unknown, repeated and malicious values are
 * left out and never an error; undefined where nothing was chosen at all. Extras come in the order of the price table.
 * @example quoteFrom({ extras: 'deepclean,hack', pkg: 'custom' }) // => { pkg: 'custom', extras: ['deepclean'], … }
 */
export function quoteFrom(given: unknown): Quote | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { pkg, extras, priceList, validUntil } = given as Record<string, unknown>;
  const terms = {
    priceList:
      typeof priceList === 'string' && versionFormat.test(priceList) ? priceList : currentPrices.version,
    ...(typeof validUntil === 'string' && isDay(validUntil) ? { validUntil } : {}),
  };
  if (pkg === 'rental') return { pkg, extras: [], ...terms };
  const chosen = new Set(textsIn(extras).filter(isExtra));
  // A form without JavaScript names the extras only.
  if (pkg !== 'custom' && chosen.size === 0) return undefined;
  return { pkg: 'custom', extras: allExtras.filter((id) => chosen.has(id)), ...terms };
}

/** For the bodies of functions: the same, as a schema. */
export const quoteSchema = v.pipe(v.unknown(), v.transform(quoteFrom));

/** A year and a month. A version that was never ours is kept until the sums replace it, which the visitor is then told. */
const versionFormat = /^\d{4}-\d{2}$/;

/** A comma list, or a list of texts; anything else holds none. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(',');
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/**
 * What a visitor asks for: the base package with extras, or full rental management. It names no sum: whoever shows it
 * counts with quoteSums().
 */
export type Quote = {
  pkg: 'custom' | 'rental';
  extras: ExtraId[];
  /** The version of the prices it was made with. */
  priceList: string;
  /** The last day of those prices, YYYY-MM-DD. */
  validUntil?: string;
};
