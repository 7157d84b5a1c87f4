import { services, type Service } from '../services.ts';
import { subjectOfPost, type Subject } from './scene-of-post.ts';

/** The service that a post's page and the service's page link to each other. */
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
    air: 'works',
    house: 'keys',
    winter: 'keys',
    inspection: 'keys',
  } as const),
};
