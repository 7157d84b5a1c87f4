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

/**
 * Whether an extra has a price of its own.
 * @example isPricedExtra('handyman') // => true
 */
export const isPricedExtra = (id: string): id is PricedExtra => Object.hasOwn(pricedExtras, id);

export type Inclusion = (typeof basePackage.inclusions)[number];
export type PricedExtra = keyof typeof pricedExtras;
export type RequestedExtra = (typeof requestedExtras)[number];
