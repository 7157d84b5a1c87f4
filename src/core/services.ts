import { sceneOfPost } from './post/scene-of-post.ts';

/** The services of the business in the order of display. Each has texts, a drawing and a structured-data entry. */
export const services = ['keys', 'cleaning', 'pool', 'works', 'always'] as const;

/**
 * The service that fits the subject of a post best. All languages share the slug base, and so the service.
 * @example serviceOfPost('tuin-zonder-waterverspilling') // => 'pool'
 */
export function serviceOfPost(slugBase: string): (typeof services)[number] {
  const subject = sceneOfPost(slugBase);
  if (subject === 'garden' || subject === 'water') return 'pool';
  if (subject === 'rain' || subject === 'solar') return 'works';
  return services.find((service) => service === subject) ?? 'keys';
}
