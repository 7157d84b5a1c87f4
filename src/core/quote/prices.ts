/** Cents per month, including VAT. */
export const basePackage = {
  cents: 380_00,
  inclusions: ['garden', 'pool', 'utilities', 'mailkeys', 'inspections', 'hvac'],
} as const;

/** Extras with a price: paid once each time, never monthly. Handyman jobs exclude materials. */
export const pricedExtras = {
  groceries: 50_00,
  handyman: 40_00,
  emergency: 40_00,
  deepclean: 200_00,
  windowwash: 60_00,
  pest: 45_00,
  carclean: 45_00,
} as const;

/** Extras agreed on request; they are not part of any sum. */
export const requestedExtras = ['weeklyinspections', 'rentalprep', 'welcomeclean', 'seasonal'] as const;

/** Full rental management, in whole percent of the rental price. */
export const rentalFeePercent = 20;

/** Today's prices. When a price changes, move the old list to `earlierPrices` with its last day. */
export const currentPrices: PriceList = {
  version: '2026-11',
  baseCents: basePackage.cents,
  extras: pricedExtras,
  rentalFeePercent,
};

/** Ended lists, newest first. Quotes made with them are honoured for a while (quote-sums.ts). */
export const earlierPrices: readonly EndedPriceList[] = [];

/**
 * Whether an extra has a price.
 * @example isPricedExtra('handyman') // => true
 */
export const isPricedExtra = (id: string): id is PricedExtra => Object.hasOwn(pricedExtras, id);

/**
 * Whether an id names an extra, with a price or on request.
 * @example isExtra('seasonal') // => true
 */
export const isExtra = (id: string): id is ExtraId =>
  isPricedExtra(id) || requestedExtras.some((requested) => requested === id);

/** In the order of display. */
export const allExtras = [...Object.keys(pricedExtras), ...requestedExtras] as readonly ExtraId[];

export type PricedExtra = keyof typeof pricedExtras;
export type RequestedExtra = (typeof requestedExtras)[number];
export type ExtraId = PricedExtra | RequestedExtra;

/** All prices of one version; a quote names the version it was made with. */
export type PriceList = {
  version: string;
  baseCents: number;
  extras: Readonly<Record<PricedExtra, number>>;
  rentalFeePercent: number;
};

/** `endedOn`: the last day on which quotes were made with it, YYYY-MM-DD. */
export type EndedPriceList = PriceList & { endedOn: string };
