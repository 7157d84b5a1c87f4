import { setBusiness } from '#core/business/current.ts';
import { startingBusiness } from '#site-config';

/** What `business()` answers in unit tests. */
setBusiness(startingBusiness);

export { startingBusiness };
