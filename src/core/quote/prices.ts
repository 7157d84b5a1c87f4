export const baseInclusions = ['garden', 'pool', 'utilities', 'mailkeys', 'inspections', 'hvac'] as const;

/** The extras that have a price. Each is paid once, not monthly. Handyman jobs exclude materials. */
export const pricedExtras = [
  'groceries',
  'handyman',
  'emergency',
  'deepclean',
  'windowwash',
  'pest',
  'carclean',
] as const;

/** The extras whose price is agreed on request. They are in no sum. */
export const requestedExtras = ['weeklyinspections', 'rentalprep', 'welcomeclean', 'seasonal'] as const;

/** Returns the price lists that this process knows. Islands in the browser get them as a prop. */
export function priceLists(): PriceLists {
  if (known === undefined) throw new Error('The prices were not read yet.');
  return known;
}

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

/** Prices include VAT. The base package is monthly. Rental management is a share of the rent. */
export type PriceList = PricesEntered & {
  /** The version of the prices. A price quote names the version that it uses. */
  version: string;
};

export type PricesEntered = {
  baseCents: number;
  extras: Readonly<Record<PricedExtra, number>>;
  rentalFeePercent: number;
};

/** `endedOn` is the last day on which visitors could get a quote from this list, as YYYY-MM-DD. */
export type EndedPriceList = PriceList & { endedOn: string };

/** `earlier` lists are newest first. Their price quotes stay valid for a while (quote-sums.ts). */
export type PriceLists = { current: PriceList; earlier: readonly EndedPriceList[] };
