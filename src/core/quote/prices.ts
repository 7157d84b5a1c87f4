/** The services that the base package includes. */
export const baseInclusions = ['garden', 'pool', 'utilities', 'mailkeys', 'inspections', 'hvac'] as const;

/** The extras that have a price. The customer pays each of them once, never monthly. Handyman jobs exclude materials. */
export const pricedExtras = [
  'groceries',
  'handyman',
  'emergency',
  'deepclean',
  'windowwash',
  'pest',
  'carclean',
] as const;

/** The extras whose price is agreed on request. They are not part of any sum. */
export const requestedExtras = ['weeklyinspections', 'rentalprep', 'welcomeclean', 'seasonal'] as const;

/**
 * Returns the current and the earlier price lists, as this process knows them. Interactive components in the browser (Astro
 * islands) receive the lists as a prop instead.
 */
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

/** All extras, in the order in which pages show them. */
export const allExtras: readonly ExtraId[] = [...pricedExtras, ...requestedExtras];

export type PricedExtra = (typeof pricedExtras)[number];
export type RequestedExtra = (typeof requestedExtras)[number];
export type ExtraId = PricedExtra | RequestedExtra;

/**
 * A price list. Prices include VAT. The base package is paid every month. Rental management costs a percentage of the
 * rental price.
 */
export type PriceList = PricesEntered & {
  /** The version of the prices. A quote names the version that it uses. */
  version: string;
};

export type PricesEntered = {
  baseCents: number;
  extras: Readonly<Record<PricedExtra, number>>;
  rentalFeePercent: number;
};

/** `endedOn` is the last day on which visitors could make a quote with this list, as YYYY-MM-DD. */
export type EndedPriceList = PriceList & { endedOn: string };

/**
 * `earlier` contains the lists that have ended, newest first. Quotes that were made with them stay valid for a while
 * (quote-sums.ts).
 */
export type PriceLists = { current: PriceList; earlier: readonly EndedPriceList[] };
