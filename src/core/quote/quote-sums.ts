/** Adds up a price quote, with the price list that was valid when the visitor got it. */
import { daysAfter } from '../ibiza-time/days.ts';
import {
  isPricedExtra,
  priceLists,
  type PricedExtra,
  type PriceList,
  type PriceLists,
  type RequestedExtra,
} from './price-lists.ts';
import type { Quote } from './quote.ts';

/** A quote is valid for at most this many days, counted from today or from the end of its price list. */
export const quoteDays = 30;

/**
 * Returns the sums of a price quote in cents. Until the quote expires, the price list named in the quote applies.
 * After the expiry date, the current prices apply.
 * @param today the date on Ibiza, as YYYY-MM-DD
 */
export function quoteSums(quote: Quote, { today, lists: known = priceLists() }: At): QuoteSums {
  const lists = listsOn(today, known);
  const list = honouredList(quote, { today, lists });
  const terms = list ?? { prices: lists.current, validUntil: currentUntil(quote, { today, lists }) };
  const { prices, validUntil } = terms;
  const lines: QuoteLine[] =
    quote.pkg === 'rental'
      ? []
      : [
          { id: 'base', cents: prices.baseCents },
          ...quote.extras.filter(isPricedExtra).map((id) => ({ id, cents: prices.extras[id] })),
        ];
  return {
    pkg: quote.pkg,
    lines,
    monthlyCents: sum(lines.filter(({ id }) => id === 'base')),
    oneTimeCents: sum(lines.filter(({ id }) => id !== 'base')),
    onRequest: quote.pkg === 'rental' ? [] : quote.extras.filter((id) => !isPricedExtra(id)),
    ...(quote.pkg === 'rental' ? { rentalFeePercent: prices.rentalFeePercent } : {}),
    prices,
    priceList: prices.version,
    validUntil,
    replaced: quote.priceList !== prices.version,
  };
}

/** Returns the price lists that were in force on `day`: an enquiry keeps the prices of the day of its arrival. */
function listsOn(day: string, { current, earlier: ended }: PriceLists): PriceLists {
  const inForce = ended.filter(({ endedOn }) => endedOn > day).at(-1);
  return inForce === undefined
    ? { current, earlier: ended }
    : { current: inForce, earlier: ended.filter(({ endedOn }) => endedOn <= day) };
}

function honouredList(quote: Quote, { today, lists }: Required<At>) {
  const prices = lists.earlier.find(({ version }) => version === quote.priceList);
  if (prices === undefined || quote.validUntil === undefined) return undefined;
  const validUntil = earlier(quote.validUntil, daysAfter(prices.endedOn, quoteDays));
  return today <= validUntil ? { prices, validUntil } : undefined;
}

/** Keeps the quote's expiry date, but replaces a date that is missing, past, too late or from another price list. */
function currentUntil({ priceList, validUntil }: Quote, { today, lists }: Required<At>): string {
  const latest = daysAfter(today, quoteDays);
  const isOurs = priceList === lists.current.version && validUntil !== undefined && today <= validUntil;
  return isOurs ? earlier(validUntil, latest) : latest;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

const sum = (lines: QuoteLine[]): number => lines.reduce((total, { cents }) => total + cents, 0);

export type QuoteLine = { id: 'base' | PricedExtra; cents: number };

export type QuoteSums = {
  pkg: Quote['pkg'];
  /** Customers pay the base package monthly, and each extra once. */
  lines: QuoteLine[];
  monthlyCents: number;
  oneTimeCents: number;
  onRequest: RequestedExtra[];
  /** The fee for full rental management, in percent of the rent. Such a quote has no sums. */
  rentalFeePercent?: number;
  prices: PriceList;
  priceList: string;
  validUntil: string;
  /** Whether the sums use another price list than the quote names. */
  replaced: boolean;
};

type At = { today: string; lists?: PriceLists };
