/** The base package, per month and including VAT. */
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

/** Extras that are agreed on request; they are in no sum. */
export const requestedExtras = ['weeklyinspections', 'rentalprep', 'welcomeclean', 'seasonal'] as const;

/** Full rental management: whole percents of the rental price. */
export const rentalFeePercent = 20;

/** What counts today. When a price changes, the list until then goes into `earlierPrices` with its last day. */
export const currentPrices: PriceList = {
  version: '2026-11',
  baseCents: basePackage.cents,
  extras: pricedExtras,
  rentalFeePercent,
};

/** Lists that have ended, newest first: a quote of their time is honoured for a while (quote-sums.ts). */
export const earlierPrices: readonly EndedPriceList[] = [];

/**
 * Whether an extra has a price of its own.
 * @example isPricedExtra('handyman') // => true
 */
export const isPricedExtra = (id: string): id is PricedExtra => Object.hasOwn(pricedExtras, id);

/**
 * Whether an id names an extra of ours, with a price or on request.
 * @example isExtra('seasonal') // => true
 */
export const isExtra = (id: string): id is ExtraId =>
  isPricedExtra(id) || requestedExtras.some((requested) => requested === id);

/** Every extra in the order in which it is shown. */
export const allExtras = [...Object.keys(pricedExtras), ...requestedExtras] as readonly ExtraId[];

export type PricedExtra = keyof typeof pricedExtras;
export type RequestedExtra = (typeof requestedExtras)[number];
export type ExtraId = PricedExtra | RequestedExtra;

/** What everything costs under one version; a quote says which version it was made with. */
export type PriceList = {
  version: string;
  baseCents: number;
  extras: Readonly<Record<PricedExtra, number>>;
  rentalFeePercent: number;
};

/** `endedOn`: the last day on which new quotes were made with it, YYYY-MM-DD. */
export type EndedPriceList = PriceList & { endedOn: string };
