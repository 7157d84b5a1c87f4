/** The customer pays the base package every month. All prices include VAT. */
export const basePackage = {
  cents: 380_00,
  inclusions: ['garden', 'pool', 'utilities', 'mailkeys', 'inspections', 'hvac'],
} as const;

/** The customer pays each of these extras once, never monthly. Handyman jobs exclude materials. */
export const pricedExtras = {
  groceries: 50_00,
  handyman: 40_00,
  emergency: 40_00,
  deepclean: 200_00,
  windowwash: 60_00,
  pest: 45_00,
  carclean: 45_00,
} as const;

/** The price of these extras is agreed on request, so they are not part of any sum. */
export const requestedExtras = ['weeklyinspections', 'rentalprep', 'welcomeclean', 'seasonal'] as const;

/** Full rental management costs this percentage of the rental price. */
export const rentalFeePercent = 20;

/** Today's prices. When a price changes, move the old list to `earlierPrices` with its last day. */
export const currentPrices: PriceList = {
  version: '2026-11',
  baseCents: basePackage.cents,
  extras: pricedExtras,
  rentalFeePercent,
};

/** Price lists that have ended, newest first. Quotes made with them are honoured for a while (quote-sums.ts). */
export const earlierPrices: readonly EndedPriceList[] = [];

/** @example isPricedExtra('handyman') // => true */
export const isPricedExtra = (id: string): id is PricedExtra => Object.hasOwn(pricedExtras, id);

/**
 * Whether an id names an extra, with a price or on request.
 * @example isExtra('seasonal') // => true
 */
export const isExtra = (id: string): id is ExtraId =>
  isPricedExtra(id) || requestedExtras.some((requested) => requested === id);

/** Pages show the extras in this order. */
export const allExtras = [...Object.keys(pricedExtras), ...requestedExtras] as readonly ExtraId[];

export type PricedExtra = keyof typeof pricedExtras;
export type RequestedExtra = (typeof requestedExtras)[number];
export type ExtraId = PricedExtra | RequestedExtra;

/** A quote names the version of the prices that it uses. */
export type PriceList = {
  version: string;
  baseCents: number;
  extras: Readonly<Record<PricedExtra, number>>;
  rentalFeePercent: number;
};

/** `endedOn` is the last day on which visitors could make a quote with this list, as YYYY-MM-DD. */
export type EndedPriceList = PriceList & { endedOn: string };
