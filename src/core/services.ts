import { sceneOfPost } from './post/scene-of-post.ts';
import type { ExtraId } from './quote/prices.ts';

/** The services of the business in the order of display. Each has a page, texts, a drawing and a structured-data entry. */
export const services = ['keys', 'cleaning', 'pool', 'works', 'always'] as const;

/** The entries of the price list that belong to a service. */
export const servicePrices: Record<Service, readonly ('base' | ExtraId)[]> = {
  keys: ['base'],
  cleaning: ['deepclean', 'windowwash', 'welcomeclean', 'rentalprep'],
  pool: ['base'],
  works: ['base', 'handyman'],
  always: ['emergency'],
};

/**
 * Returns the service that best fits the subject of a post. All language versions of a post have the same slug base, so
 * they get the same service.
 *
 * @example serviceOfPost('tuin-zonder-waterverspilling') // => 'pool'
 */
export function serviceOfPost(slugBase: string): Service {
  const subject = sceneOfPost(slugBase);
  if (subject === 'garden' || subject === 'water') return 'pool';
  if (subject === 'rain' || subject === 'solar') return 'works';
  return services.find((service) => service === subject) ?? 'keys';
}

export type Service = (typeof services)[number];
