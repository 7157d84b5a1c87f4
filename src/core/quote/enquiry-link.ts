import type { Locale } from '../locale.ts';
import { pagePath } from '../paths.ts';
import type { Service } from '../services.ts';

/**
 * A link to the contact form with the service as its subject.
 * @example enquiryLink({ service: 'pool', locale: 'nl' }) // => '/nl?service=pool#contact'
 */
export const enquiryLink = ({ service, locale }: { service: Service; locale: Locale }): string =>
  `${pagePath({ page: 'home', locale })}?${service === 'rental' ? 'pkg=rental&' : ''}service=${service}#contact`;
