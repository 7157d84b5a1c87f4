import { daysAfter } from '../ibiza-time/days.ts';
import {
  currentPrices,
  earlierPrices,
  isPricedExtra,
  type EndedPriceList,
  type PricedExtra,
  type PriceList,
  type RequestedExtra,
} from './prices.ts';
import type { Quote } from './quote.ts';

/** How many days a quote holds; and how long an ended price list is honoured at most, whatever an address says. */
export const quoteDays = 30;

/**
 * What a quote comes to, in integer cents. An earlier price list is honoured until the quote's validity date, which
 * never lies more than 30 days after the list's end; then today's prices count, and `replaced` says so.
 * @param today the day it is on the island, YYYY-MM-DD
 */
export function quoteSums(
  quote: Quote,
  { today, lists = { current: currentPrices, earlier: earlierPrices } }: At,
): QuoteSums {
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

/** The earlier list a quote was made with, as long as it is honoured. */
function honouredList(quote: Quote, { today, lists }: Required<At>) {
  const prices = lists.earlier.find(({ version }) => version === quote.priceList);
  if (prices === undefined || quote.validUntil === undefined) return undefined;
  const validUntil = earlier(quote.validUntil, daysAfter(prices.endedOn, quoteDays));
  return today <= validUntil ? { prices, validUntil } : undefined;
}

/** Today's prices hold for a quote of today; a date that has passed, or one nobody gave, begins anew. */
function currentUntil({ priceList, validUntil }: Quote, { today, lists }: Required<At>): string {
  const longest = daysAfter(today, quoteDays);
  const isOurs = priceList === lists.current.version && validUntil !== undefined && today <= validUntil;
  return isOurs ? earlier(validUntil, longest) : longest;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

const sum = (lines: QuoteLine[]): number => lines.reduce((total, { cents }) => total + cents, 0);

export type QuoteLine = { id: 'base' | PricedExtra; cents: number };

export type QuoteSums = {
  pkg: Quote['pkg'];
  /** What has a price: the base package per month, then extras paid once. */
  lines: QuoteLine[];
  monthlyCents: number;
  oneTimeCents: number;
  /** Chosen extras without a price; they are in no sum. */
  onRequest: RequestedExtra[];
  /** Only of full rental management, which has no sum of its own. */
  rentalFeePercent?: number;
  /** The prices these sums were counted with, their version, and the last day they hold. */
  prices: PriceList;
  priceList: string;
  validUntil: string;
  /** Whether the quote was made with other prices, which are no longer honoured. */
  replaced: boolean;
};

type At = { today: string; lists?: { current: PriceList; earlier: readonly EndedPriceList[] } };
