import { setBusiness } from '#core/business/current.ts';
import { startingBusiness } from '#site-config';

/** Sets the details that `business()` returns in unit tests. */
setBusiness(startingBusiness);

export { startingBusiness };
