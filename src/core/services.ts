import { subjectOfPost, type Subject } from './post/scene-of-post.ts';
import type { ExtraId } from './quote/prices.ts';

export const services = ['keys', 'cleaning', 'pool', 'works', 'always', 'rental'] as const;

/** The services that the home page lists as cards. It offers full rental management as a package instead. */
export const singleServices = services.filter((id) => id !== 'rental');

export const servicePrices: Record<Service, readonly ('base' | 'rental' | ExtraId)[]> = {
  keys: ['base'],
  cleaning: ['deepclean', 'windowwash', 'welcomeclean', 'rentalprep'],
  pool: ['base'],
  works: ['base', 'handyman'],
  always: ['emergency'],
  rental: ['rental'],
};

export function serviceOfPost(slugBase: string): Service | undefined {
  const subject = subjectOfPost(slugBase);
  return services.find((service) => service === subject) ?? (subject && nearest[subject]);
}

const nearest: Partial<Record<Subject, Service>> = {
  ...({
    garden: 'pool',
    water: 'pool',
    rain: 'works',
    solar: 'works',
    coast: 'works',
    house: 'keys',
  } as const),
};

export type Service = (typeof services)[number];
