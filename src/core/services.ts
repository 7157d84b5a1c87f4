import type { ExtraId } from './quote/price-lists.ts';

/** The services of the business. Each has a page. */
export const services = ['keys', 'cleaning', 'pool', 'works', 'always', 'rental'] as const;

/** The services that are booked one by one. Rental management is a package. */
export const singleServices = services.filter((id) => id !== 'rental');

export const servicePrices: Record<Service, readonly ('base' | 'rental' | ExtraId)[]> = {
  keys: ['base'],
  cleaning: ['deepclean', 'windowwash', 'welcomeclean', 'rentalprep'],
  pool: ['base'],
  works: ['handyman', 'base'],
  always: ['emergency'],
  rental: ['rental'],
};

/** The services that an owner can also book on their own for a monthly price. */
export const monthlyServices = ['keys', 'cleaning', 'pool', 'works'] as const;

export const isMonthlyService = (id: Service): id is (typeof monthlyServices)[number] =>
  monthlyServices.some((one) => one === id);

export type Service = (typeof services)[number];

/** A price as the page of a service says it. */
export type ServicePrice = {
  name: string;
  /** The word before the price of the cheapest case. */
  from?: string;
  price?: string;
  note?: string | undefined;
  /** The note says what the price leaves out. */
  isWithout?: boolean;
};
