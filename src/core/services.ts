import { sceneOfPost } from './post/scene-of-post.ts';
import type { ExtraId } from './quote/prices.ts';

export const services = ['keys', 'cleaning', 'pool', 'works', 'always'] as const;

export const servicePrices: Record<Service, readonly ('base' | ExtraId)[]> = {
  keys: ['base'],
  cleaning: ['deepclean', 'windowwash', 'welcomeclean', 'rentalprep'],
  pool: ['base'],
  works: ['base', 'handyman'],
  always: ['emergency'],
};

/** Returns the service that fits a post best. All language versions get the same service. */
export function serviceOfPost(slugBase: string): Service {
  const subject = sceneOfPost(slugBase);
  if (subject === 'garden' || subject === 'water') return 'pool';
  if (subject === 'rain' || subject === 'solar') return 'works';
  return services.find((service) => service === subject) ?? 'keys';
}

export type Service = (typeof services)[number];
