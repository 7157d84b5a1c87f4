import * as v from 'valibot';
import { isDay } from '../ibiza-time/days.ts';
import { allExtras, priceLists, isExtra, type ExtraId } from './price-lists.ts';

/**
 * Returns only the valid parts of a quote, with its extras in the order of the price table. Returns undefined if
 * `value` contains neither a known package nor a known extra.
 */
export function quoteFrom(value: unknown): Quote | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { pkg, extras, priceList, validUntil } = value as Record<string, unknown>;
  const terms = {
    priceList:
      typeof priceList === 'string' && priceVersionFormat.test(priceList)
        ? priceList
        : priceLists().current.version,
    ...(typeof validUntil === 'string' && isDay(validUntil) ? { validUntil } : {}),
  };
  if (pkg === 'rental') return { pkg, extras: [], ...terms };
  const chosen = new Set(textsIn(extras).filter(isExtra));
  // A form without JavaScript sends no package, so extras alone mean `custom`.
  if (pkg !== 'custom' && chosen.size === 0) return undefined;
  return { pkg: 'custom', extras: allExtras.filter((id) => chosen.has(id)), ...terms };
}

export const quoteSchema = v.pipe(v.unknown(), v.transform(quoteFrom));

/** `2026-11`, or `2026-11.2` for the second price list of that month. A version that matches need not exist. */
export const priceVersionFormat = /^\d{4}-\d{2}(\.\d{1,3})?$/;

/** Reads a comma-separated list or an array of strings. Returns an empty list for other values. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(',');
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Either the base package with extras (`custom`), or full rental management (`rental`). */
export type Quote = {
  pkg: 'custom' | 'rental';
  extras: ExtraId[];
  priceList: string;
  /** The last day on which these prices apply, as YYYY-MM-DD. */
  validUntil?: string;
};
