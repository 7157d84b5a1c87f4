/** The base package includes these services. */
export const baseInclusions = ['garden', 'pool', 'utilities', 'mailkeys', 'inspections', 'hvac'] as const;

/** The customer pays each of these extras once, never monthly. Handyman jobs exclude materials. */
export const pricedExtras = [
  'groceries',
  'handyman',
  'emergency',
  'deepclean',
  'windowwash',
  'pest',
  'carclean',
] as const;

/** The price of these extras is agreed on request, so they are not part of any sum. */
export const requestedExtras = ['weeklyinspections', 'rentalprep', 'welcomeclean', 'seasonal'] as const;

/** Returns the prices of today and earlier ones, as this process knows them. Islands get them as a prop. */
export function priceLists(): PriceLists {
  if (known === undefined) throw new Error('The prices were not read yet.');
  return known;
}

export function setPriceLists(lists: PriceLists): void {
  known = lists;
}

let known: PriceLists | undefined;

/** @example isPricedExtra('handyman') // => true */
export const isPricedExtra = (id: string): id is PricedExtra => pricedExtras.some((priced) => priced === id);

/**
 * Whether an id names an extra, with a price or on request.
 * @example isExtra('seasonal') // => true
 */
export const isExtra = (id: string): id is ExtraId =>
  isPricedExtra(id) || requestedExtras.some((requested) => requested === id);

/** Pages show the extras in this order. */
export const allExtras: readonly ExtraId[] = [...pricedExtras, ...requestedExtras];

export type PricedExtra = (typeof pricedExtras)[number];
export type RequestedExtra = (typeof requestedExtras)[number];
export type ExtraId = PricedExtra | RequestedExtra;

/** The prices include VAT; the base package is paid every month, rental management in percent of the rental price. */
export type PriceList = PricesEntered & {
  /** A quote names the version of the prices that it uses. */
  version: string;
};

export type PricesEntered = {
  baseCents: number;
  extras: Readonly<Record<PricedExtra, number>>;
  rentalFeePercent: number;
};

/** `endedOn` is the last day on which visitors could make a quote with this list, as YYYY-MM-DD. */
export type EndedPriceList = PriceList & { endedOn: string };

/** The earlier lists, newest first. Quotes made with them are honoured for a while (quote-sums.ts). */
export type PriceLists = { current: PriceList; earlier: readonly EndedPriceList[] };
