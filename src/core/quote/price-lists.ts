/**
 * What the calculator offers, and the price lists. The owner’s prices come from `business()`, which sets the lists here.
 */

export const baseInclusions = ['garden', 'pool', 'utilities', 'mailkeys', 'inspections', 'hvac'] as const;

/** Customers pay each of these extras once, not monthly. Handyman prices exclude materials. */
export const pricedExtras = [
  'groceries',
  'handyman',
  'emergency',
  'deepclean',
  'windowwash',
  'pest',
  'carclean',
] as const;

/** The price of these extras is agreed on request, so no sum contains it. */
export const requestedExtras = ['weeklyinspections', 'rentalprep', 'welcomeclean', 'seasonal'] as const;

/** Returns the current and the earlier price lists. Each island that uses prices sets the lists from its props. */
export function priceLists(): PriceLists {
  if (known === undefined) throw new Error('The prices were not read yet.');
  return known;
}

/** Sets the price lists with which this process calculates. */
export function setPriceLists(lists: PriceLists): void {
  known = lists;
}

let known: PriceLists | undefined;

export const isPricedExtra = (id: string): id is PricedExtra => pricedExtras.some((priced) => priced === id);

export const isExtra = (id: string): id is ExtraId =>
  isPricedExtra(id) || requestedExtras.some((requested) => requested === id);

export const allExtras: readonly ExtraId[] = [...pricedExtras, ...requestedExtras];

export type PricedExtra = (typeof pricedExtras)[number];
export type RequestedExtra = (typeof requestedExtras)[number];
export type ExtraId = PricedExtra | RequestedExtra;

/** Prices include VAT. The base package has a monthly price. Rental management costs a share of the rent. */
export type PriceList = EnteredPrices & {
  version: string;
};

export type EnteredPrices = {
  baseCents: number;
  extras: Readonly<Record<PricedExtra, number>>;
  rentalFeePercent: number;
};

/** `endedOn` (YYYY-MM-DD) is the last day on which visitors could get a quote from this list. */
export type EndedPriceList = PriceList & { endedOn: string };

/** `earlier` lists are newest first. Their quotes stay valid for a while (`quote-sums.ts`). */
export type PriceLists = { current: PriceList; earlier: readonly EndedPriceList[] };
