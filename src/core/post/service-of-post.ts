import { services } from '../services.ts';
import { sceneOfPost } from './scene-of-post.ts';

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
