import type { Locale } from '../locale.ts';
import { pagePath } from '../paths.ts';
import type { Service } from '../services.ts';

/**
 * A link to the contact form with the service as its subject.
 * @example quoteLink({ service: 'pool', locale: 'nl' }) // => '/nl?service=pool#contact'
 */
export const quoteLink = ({ service, locale }: { service: Service; locale: Locale }): string =>
  `${pagePath({ page: 'home', locale })}?${service === 'rental' ? 'pkg=rental&' : ''}service=${service}#contact`;
